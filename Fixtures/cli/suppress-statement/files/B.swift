import UIKit

// molt:disable:next fonts -- the font ships with the app
label.font =
  UIFont(name: "Wren", size: 17)!

// molt:disable:next fonts -- somebody will need it
let a = 1

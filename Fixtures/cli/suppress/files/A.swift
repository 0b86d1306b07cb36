import UIKit

// molt:disable:next forced-custom-font -- the font ships with the app
let one = UIFont(name: "Nest", size: 10)!
let two = UIFont(name: "Nest", size: 10)! // molt:disable:this fonts
let three = UIFont(name: "Nest", size: 10)!
// molt:disable:previous forced-custom-font

// molt:disable all
let four = UIFont(name: "Nest", size: 10)!
// molt:enable all
let five = UIFont(name: "Nest", size: 10)!
// molt:disable:next forced-custom-font
let six = UIFont(
  name: "Nest",
  size: 10)!

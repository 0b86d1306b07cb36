import UIKit

// molt:disable forced-custom-font, nsrange-grapheme-count -- reasons
let one = UIFont(name: "Nest", size: 10)!
// molt:enable forced-custom-font, nsrange-grapheme-count
let two = 2 // molt:disable:this fonts
let three /* molt:disable:this fonts */ = 3
  // molt:disable:next forced-custom-font
let four = 4
// molt:disable:next UIKit
let five = 5

import UIKit

// molt:disable forced-custom-font, nsrange-grapheme-count -- reasons
let one = UIFont(name: "Nest", size: 10)!
// molt:enable forced-custom-font, nsrange-grapheme-count
let two = 2
let three = 3
let four = 4
// molt:disable:next UIKit
let five = 5

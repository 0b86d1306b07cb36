import UIKit
// molt:disable:next forced-custom-font
let a = 1

let b = 1

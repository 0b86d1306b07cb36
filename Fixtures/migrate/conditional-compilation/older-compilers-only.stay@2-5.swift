import UIKit

#if swift(>=4.0)
let white = UIColor.white
#elseif swift(>=3.0)
let white = UIColor.white
#else
let white = UIColor.whiteColor()
var counter = 0
counter++
#endif

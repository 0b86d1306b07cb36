import UIKit

#if swift(>=3.0)
let colour = UIColor.red
#else
let colour = UIColor.redColor()
let frame = CGRectMake(0, 0, 1, 1)
#endif

#if swift(>=2.2)
let blue = UIColor.blue
#elseif swift(>=2.0)
let blue = UIColor.blueColor()
#endif

let green = UIColor.green

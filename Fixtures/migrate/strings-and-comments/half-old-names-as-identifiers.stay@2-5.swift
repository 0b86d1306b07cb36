import UIKit

let myCGRectMake = 4
let CGRectMakeCount = 2
let isNSFontAttributeName = false
let NSFontAttributeNames = ["NSFontAttributeName"]
let kCAFillModeForwardsAndBack = "both"

func CGRectZeroOrOne(_ flag: Bool) -> Int {
  return flag ? myCGRectMake + CGRectMakeCount : NSFontAttributeNames.count
}

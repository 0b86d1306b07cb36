import UIKit

struct Lesson {
  let title: String
  let hint: String
}

let lessons = [
  Lesson(title: "CGRectMake(0, 0, 1, 1)", hint: "UIColor.clearColor() 🎨 and NSFontAttributeName"),
  Lesson(title: "dispatch_async(dispatch_get_main_queue()) { }", hint: "println(\"hello\")"),
  Lesson(title: "tableView:cellForRowAtIndexPath:", hint: "UIControlState.Normal"),
]

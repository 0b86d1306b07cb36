import UIKit

func later(work: () -> Void) {
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()) {
    UIApplication.sharedApplication()
  }
}

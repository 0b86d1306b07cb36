import UIKit

func later(_ work: () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) {
    UIApplication.shared
  }
}

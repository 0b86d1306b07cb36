import UIKit

func inspect(_ controller: UIViewController, field: UITextField?) -> Bool {
  if controller.prefersStatusBarHidden || controller.shouldAutomaticallyForwardAppearanceMethods {
    return field?.isFirstResponder ?? false
  }
  let mask = controller.supportedInterfaceOrientations
  return mask.contains(.portrait) && controller.isBeingPresented && field!.canBecomeFirstResponder
}

import UIKit

func inspect(controller: UIViewController, field: UITextField?) -> Bool {
  if controller.prefersStatusBarHidden() || controller.shouldAutomaticallyForwardAppearanceMethods() {
    return field?.isFirstResponder() ?? false
  }
  let mask = controller.supportedInterfaceOrientations()
  return mask.contains(.Portrait) && controller.isBeingPresented() && field!.canBecomeFirstResponder()
}

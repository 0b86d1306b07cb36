import UIKit

class Wizard: UIViewController {
  func next(step: UIViewController) {
    navigationController?.pushViewController(step, animated: true)
    navigationController?.popViewControllerAnimated(true)
    navigationController?.popToRootViewControllerAnimated(false)
    performSegueWithIdentifier("next", sender: self)
    dismissViewControllerAnimated(true) { step.view.hidden = true }
    let board = UIStoryboard(name: "Main", bundle: nil)
    let scene = board.instantiateViewControllerWithIdentifier("scene")
    presentViewController(scene, animated: true, completion: nil)
  }
}

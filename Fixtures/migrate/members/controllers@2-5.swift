import UIKit

class Wizard: UIViewController {
  func next(_ step: UIViewController) {
    navigationController?.pushViewController(step, animated: true)
    navigationController?.popViewController(animated: true)
    navigationController?.popToRootViewController(animated: false)
    performSegue(withIdentifier: "next", sender: self)
    dismiss(animated: true) { step.view.isHidden = true }
    let board = UIStoryboard(name: "Main", bundle: nil)
    let scene = board.instantiateViewController(withIdentifier: "scene")
    present(scene, animated: true, completion: nil)
  }
}

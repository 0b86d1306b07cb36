import UIKit

class Camera: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var photo: UIImage?

  func imagePickerController(picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : AnyObject]) {
    photo = info[UIImagePickerControllerOriginalImage] as? UIImage
    picker.dismissViewControllerAnimated(true, completion: nil)
  }

  func imagePickerControllerDidCancel(picker: UIImagePickerController) {
    dismissViewControllerAnimated(true, completion: nil)
  }
}

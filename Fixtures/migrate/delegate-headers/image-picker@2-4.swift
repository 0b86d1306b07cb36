import UIKit

class Camera: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var photo: UIImage?

  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {
    photo = info[UIImagePickerControllerOriginalImage] as? UIImage
    picker.dismiss(animated: true, completion: nil)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    dismiss(animated: true, completion: nil)
  }
}

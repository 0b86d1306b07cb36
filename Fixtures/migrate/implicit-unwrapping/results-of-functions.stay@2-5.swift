import UIKit

class Camera {
  var shot: UIImage?

  func take(_ view: UIImageView) {
    shot = UIGraphicsGetImageFromCurrentImageContext()
    view.image = UIGraphicsGetImageFromCurrentImageContext()
    let maybe: UIImage? = UIGraphicsGetImageFromCurrentImageContext()
    if let sure = UIGraphicsGetImageFromCurrentImageContext() { print(sure, maybe) }
    if UIGraphicsGetImageFromCurrentImageContext() != nil { print("there") }
  }

  func last() -> UIImage? {
    let image = UIGraphicsGetImageFromCurrentImageContext()
    return image
  }

  func forced() -> UIImage {
    return UIGraphicsGetImageFromCurrentImageContext()!
  }
}

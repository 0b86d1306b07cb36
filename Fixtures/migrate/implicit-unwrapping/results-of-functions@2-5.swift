import UIKit

class Camera {
  func kept() -> UIImage {
    let image: UIImage! = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image
  }

  func returned() -> UIImage {
    return UIGraphicsGetImageFromCurrentImageContext()!
  }

  func typed() {
    let typed: UIImage = UIGraphicsGetImageFromCurrentImageContext()!
    let cast = UIGraphicsGetImageFromCurrentImageContext()! as UIImage
    print(typed, cast, UIGraphicsGetImageFromCurrentImageContext()!.size)
    let measured: UIImage! = UIGraphicsGetImageFromCurrentImageContext()
    print(measured.size)
  }
}

import UIKit

func save(_ image: UIImage, lossless: Bool) -> Int {
  let data = lossless ? UIImagePNGRepresentation(image) : UIImageJPEGRepresentation(image, 0.8)
  return data == nil ? 0 : 1
}

import UIKit

func save(_ image: UIImage, lossless: Bool) -> Int {
  let data = lossless ? image.pngData() : image.jpegData(compressionQuality: 0.8)
  return data == nil ? 0 : 1
}

import UIKit

func picture() -> CGImage? {
  let mask: CGImage = UIGraphicsGetCurrentContext()!.makeImage()!
  print(mask)
  return UIGraphicsGetCurrentContext()?.makeImage()
}

import UIKit

func picture() -> CGImage? {
  let mask: CGImage = CGBitmapContextCreateImage(UIGraphicsGetCurrentContext())!
  print(mask)
  return CGBitmapContextCreateImage(UIGraphicsGetCurrentContext())
}

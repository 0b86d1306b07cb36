import UIKit

extension String {
  // The parameter goes to the SDK here ...
  func fits(_ size: CGSize, style: [NSAttributedString.Key: Any]) -> Bool {
    return self.boundingRect(with: size, options: [], attributes: style, context: nil).height < size.height
  }

  // ... and to that one from here.
  func shortened(to size: CGSize, style: [NSAttributedString.Key : Any]) -> String {
    let half = String(self[startIndex..<endIndex])
    return half.fits(size, style: style) ? half : half.shortened(to: size, style: style)
  }

  // Somebody passes strings: these are no keys of the SDK's.
  func tagged(with style: [String: Any]) -> String { return self + style.description }

  func sent(_ body: [String: Any]) -> Data? {
    return try? JSONSerialization.data(withJSONObject: body, options: [])
  }
}

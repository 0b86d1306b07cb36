import Foundation

func tail(_ text: String) -> String {
  let bridged = text as NSString
  let short = (text as NSString).substring(from: 3)
  return bridged.substring(to: 2) + short + bridged.substring(with: NSMakeRange(0, 1))
}

import Foundation

func tail(text: String) -> String {
  let bridged = text as NSString
  let short = (text as NSString).substringFromIndex(3)
  return bridged.substringToIndex(2) + short + bridged.substringWithRange(NSMakeRange(0, 1))
}

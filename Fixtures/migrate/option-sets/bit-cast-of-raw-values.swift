import UIKit

func height(text: String, attributes: [String: Any]) -> NSStringDrawingOptions {
  let options = unsafeBitCast(
    NSStringDrawingOptions.UsesLineFragmentOrigin.rawValue |
    NSStringDrawingOptions.UsesFontLeading.rawValue,
    NSStringDrawingOptions.self)
  return options
}

import UIKit

func height(_ text: String, attributes: [String: Any]) -> NSStringDrawingOptions {
  let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
  return options
}

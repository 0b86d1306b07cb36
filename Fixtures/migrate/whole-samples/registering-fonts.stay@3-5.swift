import UIKit

extension UIFont {
  class func loadAll() { register("icons.ttf", bundleID: "org.example.icons") }

  static func register(_ fileName: String, bundleID: String) {
    guard let bundle = Bundle(identifier: bundleID) else { return }
    let path = bundle.path(forResource: fileName, ofType: nil)
    let data = NSData(contentsOfFile: path!)
    let font = CGFont(CGDataProvider(data: data!)!)
    var error: Unmanaged<CFError>? = nil
    if CTFontManagerRegisterGraphicsFont(font!, &error) == false { print("not registered 🚫") }
  }

  public class func icons(size: CGFloat) -> UIFont {
    var font = systemFont(ofSize: size)
    if let icons = UIFont(name: "Icons", size: size) { font = icons }
    return font
  }
}

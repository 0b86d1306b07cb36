import UIKit

class Rotator: UIViewController {
  func mode(_ idiom: UIUserInterfaceIdiom) -> UIView.ContentMode {
    switch idiom {
    case .pad: return .scaleAspectFill
    case .phone: return .center
    default: break
    }
    if .phone == UIDevice.current.userInterfaceIdiom { return .top }
    guard view.contentMode != .redraw else { return UIView.ContentMode.left }
    return view.contentMode
  }
}

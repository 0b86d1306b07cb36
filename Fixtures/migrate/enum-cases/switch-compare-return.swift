import UIKit

class Rotator: UIViewController {
  func mode(idiom: UIUserInterfaceIdiom) -> UIViewContentMode {
    switch idiom {
    case .Pad: return .ScaleAspectFill
    case .Phone: return .Center
    default: break
    }
    if .Phone == UIDevice.currentDevice().userInterfaceIdiom { return .Top }
    guard view.contentMode != .Redraw else { return UIViewContentMode.Left }
    return view.contentMode
  }
}

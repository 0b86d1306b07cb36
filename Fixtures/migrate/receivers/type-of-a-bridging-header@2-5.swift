import UIKit

class Screen {
  // No module in sight can have it: it is a class of the app's own, in Objective-C.
  let banner = BannerView()
  var spare: BannerView?

  func hide() {
    banner.isHidden = true
    spare?.isHidden = true
  }
}

import UIKit

class Poster: UIViewController {
  /// Hidden on small screens.
  @objc
  override
  var prefersStatusBarHidden:
    Bool
  {
    // still a computed value
    return view.bounds.width < 400
  }
}

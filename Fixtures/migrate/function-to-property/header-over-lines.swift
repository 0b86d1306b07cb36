import UIKit

class Poster: UIViewController {
  /// Hidden on small screens.
  @objc
  override
  func prefersStatusBarHidden() ->
    Bool
  {
    // still a computed value
    return view.bounds.width < 400
  }
}

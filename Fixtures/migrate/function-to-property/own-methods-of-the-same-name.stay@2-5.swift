final class Presenter {
  func prefersStatusBarHidden() -> Bool { return true }
  func supportedInterfaceOrientations() -> [String] { return ["up"] }
  func containerView() -> Presenter { return self }

  func present() -> Int {
    return prefersStatusBarHidden() ? containerView().supportedInterfaceOrientations().count : 0
  }
}

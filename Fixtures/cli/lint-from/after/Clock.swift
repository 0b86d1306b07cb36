class Clock {
  func start() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }
}

class Screen: UIViewController {
  override func viewDidLoad() {
    NotificationCenter.default.addObserver(self, selector: Selector("moved"), name: moved, object: nil)
  }

  @objc func moved() {}
}

import UIKit

final class Watcher: NSObject {
  private var timer: Timer?

  func start() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardShown(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(resumed), name: UIApplication.didBecomeActiveNotification, object: nil)
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func keyboardShown(_ notification: Notification) {
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    print(frame?.cgRectValue ?? .zero)
  }

  @objc private func resumed() {}
  @objc private func tick() { timer?.invalidate() }
}

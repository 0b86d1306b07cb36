import UIKit

final class Store {
  func save() -> Bool { return true }
}

final class Birds: UIViewController {
  let store = Store()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    view.backgroundColor = UIColor(white: 0.9, alpha: 1)
    print("loaded \(title ?? "")")
    store.save()
  }
}

enum Theme {
  static let title = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}

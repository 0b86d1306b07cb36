import UIKit

class CartController: UIViewController, SHCartDelegate {
  let cart = SHCart.shared
  var gauge: SHGaugeView!

  override func viewDidLoad() {
    super.viewDidLoad()
    cart.delegate = self
    gauge = SHGaugeView(cart: cart)
    gauge.isHidden = true
    NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: NSNotification.Name.SHCartDidChange, object: cart)
  }

  @objc func changed(_ note: Notification) {
    let item = CartItem(title: "Tea", price: 2.5)
    item.isAvailable = true
    cart.insertItem(item, at: 0)
    cart.addItem(CartItem.free())
    if let first = cart.item(at: 0), first.isAvailable {
      print(first.title, first.weight)
    }
    if gauge.isAnimating { return }
    gauge.showCart(cart, animated: true)
    gauge.moveNeedle(toValue: 0.5)
  }

  func save(_ path: String) {
    do {
      try cart.save(toFile: path)
    } catch {
      print(error)
    }
    cart.load(options: .fromDisk, completion: nil)
    cart.pay(withCard: "4111") { error in
      print(error)
    }
  }

  func describe(_ state: SHCartState) -> String {
    switch state {
    case .empty: return "empty"
    case .filled: return "filled"
    case .paid: return "paid"
    }
  }

  func cart(_ cart: SHCart, didAdd item: CartItem) {
    print(item.title)
  }

  func cartShouldClose(_ cart: SHCart) -> Bool {
    return true
  }
}

/// The app's own type has a member of the same name: it stays.
struct Shelf {
  var available = true
  func insertItem(_ item: String, atIndex index: Int) {}
}

func fill(_ shelf: Shelf) {
  if shelf.available { shelf.insertItem("x", atIndex: 0) }
}

import UIKit

class CartController: UIViewController, SHCartDelegate {
  let cart = SHCart.sharedCart
  var gauge: SHGaugeView!

  override func viewDidLoad() {
    super.viewDidLoad()
    cart.delegate = self
    gauge = SHGaugeView(cart: cart)
    gauge.hidden = true
    NSNotificationCenter.defaultCenter().addObserver(self, selector: "changed:", name: SHCartDidChangeNotification, object: cart)
  }

  func changed(note: NSNotification) {
    let item = SHItem(title: "Tea", price: 2.5)
    item.available = true
    cart.insertItem(item, atIndex: 0)
    cart.addItem(SHItem.freeItem())
    if let first = cart.itemAtIndex(0) where first.available {
      print(first.title, SHItemWeight(first))
    }
    if gauge.animating { return }
    gauge.showCart(cart, animated: true)
    gauge.moveNeedleToValue(0.5)
  }

  func save(path: String) {
    do {
      try cart.saveToFile(path)
    } catch {
      print(error)
    }
    cart.loadWithOptions(.FromDisk, completion: nil)
    cart.payWithCard("4111") { error in
      print(error)
    }
  }

  func describe(state: SHCartState) -> String {
    switch state {
    case .Empty: return "empty"
    case .Filled: return "filled"
    case .Paid: return "paid"
    }
  }

  func cart(cart: SHCart, didAddItem item: SHItem) {
    print(item.title)
  }

  func cartShouldClose(cart: SHCart) -> Bool {
    return true
  }
}

/// The app's own type has a member of the same name: it stays.
struct Shelf {
  var available = true
  func insertItem(item: String, atIndex index: Int) {}
}

func fill(shelf: Shelf) {
  if shelf.available { shelf.insertItem("x", atIndex: 0) }
}

import UIKit

class Shelf {
  var label: UILabel!
  var pages: Int! = 0
  var spare: UILabel?
}

class Reader {
  let shelf = Shelf()

  func show() {
    let label = shelf.label
    if label != nil { print("there") }
    let maybe = shelf.label
    if let sure = maybe { print(sure) }
    let typed: UILabel! = shelf.label
    print(typed.text ?? "")
    let spare = shelf.spare
    print(spare?.text ?? "")
    shelf.label.text = "a"
    let count = shelf.pages + 1
    print(count)
  }
}

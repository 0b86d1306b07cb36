import UIKit

class Shelf {
  var label: UILabel!
  var books: [Book]!
  func book(at index: Int) -> Book! { return books[index] }
}

class Book {
  var title = ""
  var pages = 0
}

class Reader: UIViewController {
  let shelf = Shelf()

  func show(index: Int) {
    let book = shelf.book(at: index)
    print(book.title)
    let host = self.view
    host.addSubview(shelf.label)
    let label = shelf.label
    view.addSubview(label)
    let all = shelf.books
    print(all[0].pages)
  }

  func find(index: Int) -> Book {
    let found = shelf.book(at: index)
    return found
  }

  func loadNib() {
    let parts = NSBundle.mainBundle().loadNibNamed("Part", owner: self, options: nil)
    print(parts.count)
  }
}

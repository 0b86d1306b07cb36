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

  func show(_ index: Int) {
    let book: Book! = shelf.book(at: index)
    print(book.title)
    let host: UIView! = self.view
    host.addSubview(shelf.label)
    let label: UILabel! = shelf.label
    view.addSubview(label)
    let all: [Book]! = shelf.books
    print(all[0].pages)
  }

  func find(_ index: Int) -> Book {
    let found: Book! = shelf.book(at: index)
    return found
  }

  func loadNib() {
    let parts: [Any]! = Bundle.main.loadNibNamed("Part", owner: self, options: nil)
    print(parts.count)
  }
}

import UIKit
import Glyphs

class Form<Row> {
  // Nothing says what the receiver is; only one thing becomes of the name.
  func hide(_ row: Row, any: AnyObject) {
    row.isHidden = true
    any.view.isHidden = true
    current().isHidden = true
  }
}

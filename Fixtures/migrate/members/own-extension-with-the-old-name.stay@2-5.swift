import UIKit

extension UIView {
  func insertSubview(_ view: UIView, atIndex index: Int) {
    insertSubview(view, at: index)
  }

  var hiddenOrClear: Bool { return isHidden || alpha == 0 }
}

func stack(_ board: UIView, _ cards: [UIView]) {
  for card in cards where !card.hiddenOrClear { board.insertSubview(card, atIndex: 0) }
}

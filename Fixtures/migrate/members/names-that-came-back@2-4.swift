import UIKit

func arrange(_ board: UIView, card: UIView) {
  board.bringSubview(toFront: card)
}

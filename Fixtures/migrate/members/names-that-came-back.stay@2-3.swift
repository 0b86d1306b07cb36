import UIKit

func arrange(_ board: UIView, card: UIView) {
  board.bringSubview(toFront: card)
  board.sendSubview(toBack: board.subviews[0])
}

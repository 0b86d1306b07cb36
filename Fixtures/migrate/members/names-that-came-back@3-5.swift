import UIKit

func arrange(_ board: UIView, card: UIView) {
  board.bringSubviewToFront(card)
  board.sendSubviewToBack(board.subviews[0])
}

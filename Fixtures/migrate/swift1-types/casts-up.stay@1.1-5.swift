import UIKit

class BirdCell: UITableViewCell {}

func check(_ cell: BirdCell, unknown: Whatever, texts: [String]) {
  let plain = cell as UITableViewCell
  let responder = plain as UIResponder
  let number = 1 as CGFloat
  let list = texts as [Any]
  let other = unknown as UIView
  if cell is UITableViewCell { print("cell as BirdCell") }
  switch plain {
  case let bird as BirdCell: print(bird)
  default: break
  }
  print(responder, number, list, other)
}

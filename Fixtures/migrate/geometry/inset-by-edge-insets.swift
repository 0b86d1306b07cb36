import UIKit

final class PaddedLabel: UILabel {
  let padding = UIEdgeInsetsMake(2, 4, 2, 4)

  override func drawTextInRect(rect: CGRect) {
    super.drawTextInRect(UIEdgeInsetsInsetRect(rect, padding))
  }
}

import UIKit

final class PaddedLabel: UILabel {
  let padding = UIEdgeInsetsMake(2, 4, 2, 4)

  override func drawText(in rect: CGRect) {
    super.drawText(in: UIEdgeInsetsInsetRect(rect, padding))
  }
}

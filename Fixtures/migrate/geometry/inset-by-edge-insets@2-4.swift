import UIKit

final class PaddedLabel: UILabel {
  let padding = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)

  override func drawText(in rect: CGRect) {
    super.drawText(in: UIEdgeInsetsInsetRect(rect, padding))
  }
}

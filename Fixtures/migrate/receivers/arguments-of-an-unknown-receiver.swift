import UIKit

func build(_ unknown: AnyObject, pair: (first: UILabel, UILabel)) {
  let label = made()
  label.setContentHuggingPriority(1000, for: .vertical)
  label.setContentCompressionResistancePriority(250, for: .horizontal)
}

import UIKit

func build(_ unknown: AnyObject, pair: (first: UILabel, UILabel)) {
  let label = made()
  label.setContentHuggingPriority(UILayoutPriority(rawValue: 1000), for: .vertical)
  label.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 250), for: .horizontal)
}

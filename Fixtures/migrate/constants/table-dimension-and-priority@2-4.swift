import UIKit

func prepare(_ table: UITableView, label: UILabel) {
  table.rowHeight = UITableViewAutomaticDimension
  label.setContentHuggingPriority(UILayoutPriority.required, for: .vertical)
  let header = UICollectionElementKindSectionHeader
  print(header)
}

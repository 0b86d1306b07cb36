import UIKit

func prepare(table: UITableView, label: UILabel) {
  table.rowHeight = UITableViewAutomaticDimension
  label.setContentHuggingPriority(UILayoutPriorityRequired, forAxis: .Vertical)
  let header = UICollectionElementKindSectionHeader
  print(header)
}

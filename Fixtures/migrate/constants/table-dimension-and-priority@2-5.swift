import UIKit

func prepare(_ table: UITableView, label: UILabel) {
  table.rowHeight = UITableView.automaticDimension
  label.setContentHuggingPriority(UILayoutPriority.required, for: .vertical)
  let header = UICollectionView.elementKindSectionHeader
  print(header)
}

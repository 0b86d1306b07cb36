import UIKit

func choose(_ grid: UICollectionView, table: UITableView, path: IndexPath) {
  grid.selectItem(at: path, animated: true, scrollPosition: [])
  table.selectRow(at: path, animated: true, scrollPosition: .none)
  table.autoresizingMask = []
  table.autoresizingMask = []
}

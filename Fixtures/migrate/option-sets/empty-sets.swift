import UIKit

func choose(grid: UICollectionView, table: UITableView, path: NSIndexPath) {
  grid.selectItemAtIndexPath(path, animated: true, scrollPosition: .None)
  table.selectRowAtIndexPath(path, animated: true, scrollPosition: .None)
  table.autoresizingMask = .None
  table.autoresizingMask = UIViewAutoresizing.None
}

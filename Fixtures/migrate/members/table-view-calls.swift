import UIKit

func select(table: UITableView, path: NSIndexPath) {
  table.selectRowAtIndexPath(path, animated: true, scrollPosition: .None)
  table.scrollToRowAtIndexPath(path, atScrollPosition: .Top, animated: true)
  table.cellForRowAtIndexPath(path)?.textLabel?.hidden = true
  table.reloadRowsAtIndexPaths([path], withRowAnimation: .Automatic)
  table.registerClass(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.registerNib(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "nib")
  let rows = table.numberOfRowsInSection(0) + table.numberOfSections
  print(rows)
}

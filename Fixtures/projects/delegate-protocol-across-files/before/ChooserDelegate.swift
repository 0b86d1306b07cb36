import Foundation

protocol ChooserDelegate: class {
  func chooser(chooser: Chooser, didChooseItemAtIndexPath indexPath: NSIndexPath)
  func chooserWasCancelled(chooser: Chooser)
}

final class Chooser {
  weak var delegate: ChooserDelegate?

  func choose(row: Int) {
    delegate?.chooser(self, didChooseItemAtIndexPath: NSIndexPath(forRow: row, inSection: 0))
    delegate?.chooserWasCancelled(self)
  }
}

import Foundation

protocol ChooserDelegate: class {
  func chooser(_ chooser: Chooser, didChooseItemAtIndexPath indexPath: IndexPath)
  func chooserWasCancelled(_ chooser: Chooser)
}

final class Chooser {
  weak var delegate: ChooserDelegate?

  func choose(_ row: Int) {
    delegate?.chooser(self, didChooseItemAtIndexPath: IndexPath(row: row, section: 0))
    delegate?.chooserWasCancelled(self)
  }
}

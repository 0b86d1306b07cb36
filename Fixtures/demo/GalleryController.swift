import UIKit

class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

  var birds: [Bird] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.registerClass(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView?.backgroundColor = UIColor.whiteColor()
    collectionView?.pagingEnabled = true
  }

  override func shouldAutomaticallyForwardAppearanceMethods() -> Bool {
    return false
  }

  override func numberOfSectionsInCollectionView(collectionView: UICollectionView) -> Int {
    return 2
  }

  override func collectionView(collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return section == 0 ? birds.count : 0
  }

  override func collectionView(collectionView: UICollectionView,
    cellForItemAtIndexPath indexPath: NSIndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCellWithReuseIdentifier("tile", forIndexPath: indexPath)
    let pulse = PulseView(frame: CGRectInset(cell.bounds, 4, 4))
    pulse.opaque = false
    cell.contentView.addSubview(pulse)
    return cell
  }

  func collectionView(collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAtIndexPath indexPath: NSIndexPath) -> CGSize {
      let side = CGRectGetWidth(collectionView.bounds) / 3 - 2 * 4
      return CGSizeMake(side, side)
  }

  override func collectionView(collectionView: UICollectionView, didSelectItemAtIndexPath indexPath: NSIndexPath) {
    collectionView.scrollToItemAtIndexPath(indexPath, atScrollPosition: .CenteredVertically, animated: true)
    let alert = UIAlertController(title: birds[indexPath.item].name, message: "🐦", preferredStyle: .Alert)
    alert.addAction(UIAlertAction(title: "OK", style: .Default, handler: nil))
    presentViewController(alert, animated: true, completion: nil)
  }

  override func scrollViewDidScroll(scrollView: UIScrollView) {
    navigationItem.prompt = scrollView.contentOffset.y > 40 ? "Gallery" : nil
  }
}

import UIKit

final class TagSource: NSObject, UICollectionViewDataSource {
  @objc func numberOfSectionsInCollectionView(view: UICollectionView) -> Int { return 1 }

  func collectionView(view: UICollectionView, numberOfItemsInSection _: Int) -> Int { return 3 }

  func collectionView(view: UICollectionView, cellForItemAtIndexPath path: NSIndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCellWithReuseIdentifier("tag", forIndexPath: path)
    cell.hidden = path.item == 0
    return cell
  }
}

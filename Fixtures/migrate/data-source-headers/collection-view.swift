import UIKit

public class AlbumController: UICollectionViewController {
  public override func numberOfSectionsInCollectionView(collectionView: UICollectionView) -> Int {
    return 2
  }

  public override func collectionView(collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return section == 0 ? 1 : 12
  }

  public override func collectionView(
    collectionView: UICollectionView,
    cellForItemAtIndexPath indexPath: NSIndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCellWithReuseIdentifier("photo", forIndexPath: indexPath)
  }

  public override func collectionView(collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, atIndexPath indexPath: NSIndexPath) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryViewOfKind(kind, withReuseIdentifier: "head", forIndexPath: indexPath)
  }
}

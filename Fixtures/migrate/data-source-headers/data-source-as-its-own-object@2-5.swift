import UIKit

final class TagSource: NSObject, UICollectionViewDataSource {
  @objc func numberOfSections(in view: UICollectionView) -> Int { return 1 }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection _: Int) -> Int { return 3 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path)
    cell.isHidden = path.item == 0
    return cell
  }
}

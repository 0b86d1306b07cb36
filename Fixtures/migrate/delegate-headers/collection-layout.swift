import UIKit

final class Spiral: UICollectionViewLayout {
  private var cache: [NSIndexPath: UICollectionViewLayoutAttributes] = [:]

  override func prepareLayout() {
    super.prepareLayout()
    guard let view = collectionView else { return }
    for item in 0..<view.numberOfItemsInSection(0) {
      let path = NSIndexPath(forItem: item, inSection: 0)
      cache[path] = UICollectionViewLayoutAttributes(forCellWithIndexPath: path)
    }
  }

  override func collectionViewContentSize() -> CGSize { return CGSizeZero }

  override func layoutAttributesForElementsInRect(rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.values.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItemAtIndexPath(indexPath: NSIndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath]
  }

  override func shouldInvalidateLayoutForBoundsChange(newBounds: CGRect) -> Bool { return true }
}

import UIKit

final class TwoWayLayout: UICollectionViewFlowLayout {
  weak var delegate: UICollectionViewDelegateFlowLayout?
  private var cache: [IndexPath : UICollectionViewLayoutAttributes] = [:]

  private func fillCache() {
    guard let collectionView = self.collectionView, let delegate = self.delegate else { return }
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let size = delegate.collectionView!(collectionView, layout: self, sizeForItemAt: indexPath)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        cache[indexPath] = attributes
      }
    }
  }

  override func prepare() {
    self.delegate = self.collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    self.fillCache()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.values.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath]
  }

  override var collectionViewContentSize: CGSize { return CGSize(width: 10, height: 10) }
}

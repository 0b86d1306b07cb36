import UIKit

class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

  var birds: [Bird] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView?.backgroundColor = UIColor.white
    collectionView?.isPagingEnabled = true
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    return false
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 2
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return section == 0 ? birds.count : 0
  }

  override func collectionView(_ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let pulse = PulseView(frame: cell.bounds.insetBy(dx: 4, dy: 4))
    pulse.isOpaque = false
    cell.contentView.addSubview(pulse)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath) -> CGSize {
      let side = collectionView.bounds.width / 3 - 2 * 4
      return CGSize(width: side, height: side)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: true)
    let alert = UIAlertController(title: birds[indexPath.item].name, message: "🐦", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    navigationItem.prompt = scrollView.contentOffset.y > 40 ? "Gallery" : nil
  }
}

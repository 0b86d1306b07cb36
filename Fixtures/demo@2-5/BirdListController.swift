import UIKit

class BirdListController: UITableViewController, BirdStoreDelegate {

  let store: BirdStore
  let player = SoundPlayer()

  init(store: BirdStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder aDecoder: NSCoder) {
    store = BirdStore()
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    tableView.register(BirdCell.self, forCellReuseIdentifier: "bird")
    tableView.rowHeight = UITableView.automaticDimension
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(reload(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Gallery", style: .plain, target: self, action: #selector(showGallery))
    store.delegate = self
    store.load()
  }

  @objc func reload(_ sender: UIBarButtonItem) {
    sender.isEnabled = false
    store.load()
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) {
      sender.isEnabled = true
    }
  }

  @objc private func showGallery() {
    let gallery = GalleryController(collectionViewLayout: UICollectionViewFlowLayout())
    gallery.birds = store.birds
    navigationController?.pushViewController(gallery, animated: true)
  }

  // MARK: - Table view

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return store.birds.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath) as! BirdCell
    cell.show(store.birds[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return indexPath.row == 0 ? 80 : 60
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    player.play("chirp")
    let detail = DetailController()
    detail.bird = store.birds[indexPath.row]
    if let swipe = navigationController as? SwipeNavigationController {
      swipe.nextViewController = detail
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath) {
      if editingStyle == .delete { store.toggle(indexPath.row) }
  }

  // MARK: - Store

  func birdStore(_ store: BirdStore, didChangeBirdAtIndexPath indexPath: IndexPath) {
    tableView.reloadRows(at: [indexPath], with: .fade)
  }

  func birdStoreDidLoad(_ store: BirdStore) {
    store.restore()
    tableView.reloadData()
  }
}

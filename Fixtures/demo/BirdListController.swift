import UIKit

class BirdListController: UITableViewController, BirdStoreDelegate {

  let store: BirdStore
  let player = SoundPlayer()

  init(store: BirdStore) {
    self.store = store
    super.init(style: .Plain)
  }

  required init?(coder aDecoder: NSCoder) {
    store = BirdStore()
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    tableView.registerClass(BirdCell.self, forCellReuseIdentifier: "bird")
    tableView.rowHeight = UITableViewAutomaticDimension
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .Refresh, target: self, action: "reload:")
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Gallery", style: .Plain, target: self, action: "showGallery")
    store.delegate = self
    store.load()
  }

  func reload(sender: UIBarButtonItem) {
    sender.enabled = false
    store.load()
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC))), dispatch_get_main_queue()) {
      sender.enabled = true
    }
  }

  private func showGallery() {
    let gallery = GalleryController(collectionViewLayout: UICollectionViewFlowLayout())
    gallery.birds = store.birds
    navigationController?.pushViewController(gallery, animated: true)
  }

  // MARK: - Table view

  override func numberOfSectionsInTableView(tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return store.birds.count
  }

  override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCellWithIdentifier("bird", forIndexPath: indexPath) as! BirdCell
    cell.show(store.birds[indexPath.row])
    return cell
  }

  override func tableView(tableView: UITableView, heightForRowAtIndexPath indexPath: NSIndexPath) -> CGFloat {
    return indexPath.row == 0 ? 80 : 60
  }

  override func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {
    tableView.deselectRowAtIndexPath(indexPath, animated: true)
    player.play("chirp")
    let detail = DetailController()
    detail.bird = store.birds[indexPath.row]
    if let swipe = navigationController as? SwipeNavigationController {
      swipe.nextViewController = detail
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(tableView: UITableView, commitEditingStyle editingStyle: UITableViewCellEditingStyle,
    forRowAtIndexPath indexPath: NSIndexPath) {
      if editingStyle == .Delete { store.toggle(indexPath.row) }
  }

  // MARK: - Store

  func birdStore(store: BirdStore, didChangeBirdAtIndexPath indexPath: NSIndexPath) {
    tableView.reloadRowsAtIndexPaths([indexPath], withRowAnimation: .Fade)
  }

  func birdStoreDidLoad(store: BirdStore) {
    store.restore()
    tableView.reloadData()
  }
}

import Foundation

protocol BirdStoreDelegate: class {
  func birdStore(store: BirdStore, didChangeBirdAtIndexPath indexPath: NSIndexPath)
  func birdStoreDidLoad(store: BirdStore)
}

/// All birds of the app, and which of them the reader hides.
final class BirdStore {

  weak var delegate: BirdStoreDelegate?
  private(set) var birds: [Bird] = []
  private let queue = dispatch_queue_create("birds", DISPATCH_QUEUE_SERIAL)
  private let defaults = NSUserDefaults.standardUserDefaults()

  func load() {
    dispatch_async(queue) {
      let found = [
        Bird(name: "Heron 🪶", habitat: .Lake),
        Bird(name: "Owl 🦉", habitat: .Forest),
        Bird(name: "Sparrow", habitat: .Normal),
      ]
      dispatch_async(dispatch_get_main_queue()) {
        self.birds = found
        self.delegate?.birdStoreDidLoad(self)
      }
    }
  }

  func toggle(row: Int) {
    birds[row].hidden = !birds[row].hidden
    birds[row].lastSeen = NSDate()
    delegate?.birdStore(self, didChangeBirdAtIndexPath: NSIndexPath(forRow: row, inSection: 0))
  }

  func index(name: String) -> Int? {
    let names = birds.map { $0.name }
    return names.indexOf(name)
  }

  func save() {
    let hidden = birds.filter { $0.hidden }.map { $0.name }
    defaults.setObject(hidden.joinWithSeparator(","), forKey: "hidden")
    defaults.setBool(true, forKey: "saved")
  }

  func restore() {
    let names = defaults.stringForKey("hidden") ?? ""
    for (row, bird) in birds.enumerate() {
      birds[row].hidden = names.componentsSeparatedByString(",").contains(bird.name)
    }
  }
}

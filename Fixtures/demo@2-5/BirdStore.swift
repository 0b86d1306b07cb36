import Foundation

protocol BirdStoreDelegate: class {
  func birdStore(_ store: BirdStore, didChangeBirdAtIndexPath indexPath: IndexPath)
  func birdStoreDidLoad(_ store: BirdStore)
}

/// All birds of the app, and which of them the reader hides.
final class BirdStore {

  weak var delegate: BirdStoreDelegate?
  private(set) var birds: [Bird] = []
  private let queue = DispatchQueue(label: "birds")
  private let defaults = UserDefaults.standard

  func load() {
    queue.async {
      let found = [
        Bird(name: "Heron 🪶", habitat: .Lake),
        Bird(name: "Owl 🦉", habitat: .Forest),
        Bird(name: "Sparrow", habitat: .Normal),
      ]
      DispatchQueue.main.async {
        self.birds = found
        self.delegate?.birdStoreDidLoad(self)
      }
    }
  }

  func toggle(_ row: Int) {
    birds[row].hidden = !birds[row].hidden
    birds[row].lastSeen = Date()
    delegate?.birdStore(self, didChangeBirdAtIndexPath: IndexPath(row: row, section: 0))
  }

  func index(_ name: String) -> Int? {
    let names = birds.map { $0.name }
    return names.firstIndex(of: name)
  }

  func save() {
    let hidden = birds.filter { $0.hidden }.map { $0.name }
    defaults.set(hidden.joined(separator: ","), forKey: "hidden")
    defaults.set(true, forKey: "saved")
  }

  func restore() {
    let names = defaults.string(forKey: "hidden") ?? ""
    for (row, bird) in birds.enumerated() {
      birds[row].hidden = names.components(separatedBy: ",").contains(bird.name)
    }
  }
}

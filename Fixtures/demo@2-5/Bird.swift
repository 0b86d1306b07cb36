import Foundation

/// Where a bird is most often seen. Ours, so its cases keep their names.
enum Habitat: String {
  case Forest, Lake, Normal, Custom
}

/// A bird one may see and hear.
struct Bird {

  let name: String
  let habitat: Habitat
  var hidden = false  // by the reader, not by UIKit
  var lastSeen: Date?

  init(name: String, habitat: Habitat) {
    self.name = name
    self.habitat = habitat
  }

  var page: URL? {
    return URL(string: "https://birds.example/" + name.lowercased())
  }

  func age(_ now: Date) -> TimeInterval {
    guard let seen = lastSeen else { return 0 }
    return now.timeIntervalSince(seen)
  }
}

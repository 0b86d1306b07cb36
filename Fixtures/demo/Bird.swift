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
  var lastSeen: NSDate?

  init(name: String, habitat: Habitat) {
    self.name = name
    self.habitat = habitat
  }

  var page: NSURL? {
    return NSURL(string: "https://birds.example/" + name.lowercaseString)
  }

  func age(now: NSDate) -> NSTimeInterval {
    guard let seen = lastSeen else { return 0 }
    return now.timeIntervalSinceDate(seen)
  }
}

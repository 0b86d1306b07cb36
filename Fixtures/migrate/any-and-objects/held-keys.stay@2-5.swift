import Foundation

class Cache { func setObject(_ object: Data, forKey key: String) {} }

class Store {
  func keep(_ key: String, image: Data, pair: (Int, Cache)?) {
    if let (_, other) = pair { other.setObject(image, forKey: key) }
    print(String(key))
  }
}

import Foundation

class Store {
  var formats: [String: (Int, NSCache)] = [:]

  func keep(key: String, image: NSData, list: [String: NSData]) {
    let cache = NSCache()
    cache.setObject(image, forKey: key)
    if let (_, other) = formats[key] {
      other.removeObjectForKey(key)
    }
    print(String(NSString(string: key).copy()))
  }
}

import Foundation

class Store {
  var formats: [String: (Int, NSCache<AnyObject, AnyObject>)] = [:]

  func keep(_ key: String, image: Data, list: [String: Data]) {
    let cache = NSCache<AnyObject, AnyObject>()
    cache.setObject(image as AnyObject, forKey: key as AnyObject)
    if let (_, other) = formats[key] {
      other.removeObject(forKey: key as AnyObject)
    }
    print(String(describing: NSString(string: key).copy()))
  }
}

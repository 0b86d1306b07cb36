import Foundation
import SystemConfiguration

class Link {
  func open(data: NSData) -> SCNetworkReachability? {
    var address = sockaddr_in()
    let bytes = UnsafePointer<UInt8>(data.bytes)
    var numbers = UnsafeMutablePointer<Int32>.alloc(4)
    let words = UnsafeMutablePointer<UInt8>(numbers)
    print(bytes[0], words)
    return withUnsafePointer(&address) {
      SCNetworkReachabilityCreateWithAddress(nil, UnsafePointer($0))
    }
  }

  func keep() -> UnsafeMutablePointer<Void> {
    return UnsafeMutablePointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

func take(info: UnsafeMutablePointer<Void>) -> Link {
  return Unmanaged<Link>.fromOpaque(COpaquePointer(info)).takeUnretainedValue()
}

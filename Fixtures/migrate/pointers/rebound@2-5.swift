import Foundation
import SystemConfiguration

class Link {
  func open(_ data: Data) -> SCNetworkReachability? {
    var address = sockaddr_in()
    let bytes = UnsafeRawPointer((data as NSData).bytes).assumingMemoryBound(to: UInt8.self)
    var numbers = UnsafeMutablePointer<Int32>.allocate(capacity: 4)
    let words = UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: UInt8.self)
    print(bytes[0], words)
    return withUnsafePointer(to: &address) {
      SCNetworkReachabilityCreateWithAddress(nil, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self))
    }
  }

  func keep() -> UnsafeMutableRawPointer {
    return UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

func take(_ info: UnsafeMutableRawPointer) -> Link {
  return Unmanaged<Link>.fromOpaque(info).takeUnretainedValue()
}

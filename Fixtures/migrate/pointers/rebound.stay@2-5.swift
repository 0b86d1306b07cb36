import Foundation

class Link {
  func open(_ numbers: UnsafeMutablePointer<Int32>, _ list: [Int32], _ place: UnsafeRawPointer) {
    let same = UnsafePointer<Int32>(numbers)
    let raw = UnsafeRawPointer(numbers)
    read(UnsafePointer(numbers))
    print(same, raw, place.assumingMemoryBound(to: UInt8.self))
  }

  func read(_ place: UnsafePointer<Int32>) {}
}

import Foundation

func isSame(_ one: NSObject, other: NSObject) -> Bool {
  return one.isKind(of: type(of: other))
}

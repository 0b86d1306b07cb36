import Foundation

func isSame(one: NSObject, other: NSObject) -> Bool {
  return one.isKindOfClass(other.dynamicType)
}

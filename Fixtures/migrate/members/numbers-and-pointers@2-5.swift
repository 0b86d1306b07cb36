import Foundation

func measure(_ value: Double, pointer: UnsafeMutablePointer<Int>, items: [NSObject], item: NSObject) -> Bool {
  pointer.deinitialize(count: 3)
  pointer.deallocate()
  let size = abs(value - 1)
  let note = Notification(name: NSNotification.Name(rawValue: "measured"), object: nil)
  print(items.firstIndex(where: { $0 === item }), items.firstIndex { $0 === item }, items.firstIndex(of: item), size, note)
  return value.isNaN || (value - 1).isInfinite
}

import Foundation

func measure(value: Double, pointer: UnsafeMutablePointer<Int>, items: [NSObject], item: NSObject) -> Bool {
  pointer.destroy(3)
  pointer.dealloc(3)
  let size = Double.abs(value - 1)
  let note = NSNotification(name: "measured", object: nil)
  print(items.indexOf({ $0 === item }), items.indexOf { $0 === item }, items.indexOf(item), size, note)
  return isnan(value) || isinf(value - 1)
}

import Foundation

func isnan(_ text: String) -> Bool { text == "nan" }

func measure(_ value: Double, _ text: String, _ pointer: UnsafeMutablePointer<Int>) -> Bool {
  pointer.deallocate()
  return isnan(text) || value.isNaN || abs(value) > 1
}

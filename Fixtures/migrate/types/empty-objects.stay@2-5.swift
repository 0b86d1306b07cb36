import Foundation

func nothing() {
  let none = NSURL()
  print(none, NSTimeZone())
}

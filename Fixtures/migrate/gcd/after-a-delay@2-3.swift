import Foundation

func wait(_ delay: Double, work: () -> Int) {
  DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 2) {
    print("two seconds ⏰")
  }
  DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) {
    print(delay)
  }
}

import Foundation

func crunch(numbers: [Int]) {
  dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_BACKGROUND, 0)) {
    let sum = numbers.reduce(0, combine: +)
    dispatch_async(dispatch_get_main_queue()) {
      print("sum \(sum)")  // back on the main queue
    }
  }
}

import Foundation

func crunch(_ numbers: [Int]) {
  DispatchQueue.global(qos: .background).async {
    let sum = numbers.reduce(0, +)
    DispatchQueue.main.async {
      print("sum \(sum)")  // back on the main queue
    }
  }
}

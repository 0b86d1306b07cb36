import Foundation

struct Box { var integerValue = 1 }

class Counter {
  var received: Int64 = 0
  var total = 0
  var number: NSNumber?
  var level: Int? { return number?.intValue }

  func count(_ box: Box?, _ field: String, _ other: Int64) {
    let port = box?.integerValue ?? 80
    total += port
    received += 1
    received += other
    if field != "Cookie" { print(total) }
  }
}

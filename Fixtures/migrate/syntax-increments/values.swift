final class Tickets {
  private var next = 1
  var seats = [0, 0, 0]

  func take() -> Int {
    return next++
  }

  func announce() -> Int {
    return ++next
  }

  func fill(_ values: [Int]) {
    var place = 0
    seats[place++] = 7
    let last = --place
    let first = place++
    if ++place > 3 {
      print("full")
    }
    while place-- > 0 { print("free") }
    print(first, last)
  }
}

final class Tickets {
  private var next = 1
  var seats = [0, 0, 0]

  func take() -> Int {
    defer { next += 1 }
    return next
  }

  func announce() -> Int {
    next += 1
    return next
  }

  func fill(_ values: [Int]) {
    var place = 0
    seats[place] = 7
    place += 1
    place -= 1
    let last = place
    let first = place
    place += 1
    place += 1
    if place > 3 {
      print("full")
    }
    while place-- > 0 { print("free") }
    print(first, last)
  }
}

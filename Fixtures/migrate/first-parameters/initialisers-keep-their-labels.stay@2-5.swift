struct Ticket {
  let number: Int
  let seat: String

  init(number: Int, seat: String) {
    self.number = number
    self.seat = seat
  }

  init(seat: String) {
    self.init(number: 1, seat: seat)
  }
}

class Wagon {
  let tickets: [Ticket]

  init(tickets: [Ticket]) {
    self.tickets = tickets
  }

  convenience init?(seat: String) {
    self.init(tickets: [Ticket(seat: seat)])
  }
}

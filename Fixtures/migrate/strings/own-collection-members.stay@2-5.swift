struct Deck {
  var cards = ["A", "K"]

  func indexOf(_ card: String) -> Int? { return cards.count }
  func enumerate() -> [String] { return cards }
  func reverse() -> Deck { return self }
  mutating func removeAtIndex(_ index: Int) { cards = [] }
  func joinWithSeparator(_ mark: String) -> String { return mark }
  func sortInPlace() {}
}

var deck = Deck().reverse()
deck.removeAtIndex(deck.indexOf("A") ?? 0)
deck.sortInPlace()
for card in deck.enumerate() { print(card, deck.joinWithSeparator("♠️")) }

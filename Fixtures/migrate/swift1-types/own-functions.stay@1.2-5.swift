class Store {
  func load(_ name: String, error: Int?) -> Bool { return error == nil }
  func save(_ name: String, text: String) {}
}

func save(_ name: String, _ text: String) {}

func test(_ store: Store) {
  if store.load("a", error: nil) { print("b") }
  store.save("a", text: "b")
  save("a", "b")
}

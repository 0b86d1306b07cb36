struct Bag { func contains(_ test: (Int) -> Bool) -> Bool { return test(1) } }

func look(_ values: [Int], bag: Bag) -> Bool {
  if bag.contains({ $0 == 1 }) || values.contains(2) { return true }
  return values.contains { $0 == 1 } && values.contains(where: { $0 == 2 })
}

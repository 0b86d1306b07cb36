struct Weight: Hashable {
  let value: Int

  static let Normal = Weight(value: 400)
  static let Bold = Weight(value: 700)
  static let None = Weight(value: 0)
}

func heavy(_ weight: Weight = .Normal) -> Bool { return weight == .Bold }

let table: [Weight: String] = [.Normal: "regular", .Bold: "bold", .None: "–"]
print(heavy(.None), table[.Normal] ?? "")

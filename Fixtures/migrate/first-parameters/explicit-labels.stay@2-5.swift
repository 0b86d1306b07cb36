struct Price {
  let cents: Int
}

func format(price value: Price, in currency: String) -> String {
  return "\(value.cents) \(currency)"
}

func discount(_ price: Price, percent: Int) -> Price {
  return Price(cents: price.cents * (100 - percent) / 100)
}

func nothing() {}

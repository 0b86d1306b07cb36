let pairs = [(1, true), (2, false)]

let shown = pairs.filter { (number, hidden) in !hidden && number > 0 }

let check: (Bool, Bool) -> Bool = { hidden, enabled in
  return hidden || enabled
}

let both = check(true, false)
print(shown.count, both)

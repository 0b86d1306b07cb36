struct Trail {
  var steps: Int
}

func advance(_ trail: Trail, _ count: Int) -> Trail {
  return Trail(steps: trail.steps + count)
}

func countElements(_ trail: Trail) -> Int {
  return trail.steps
}

func println(_ trail: Trail) {
  print(trail.steps)
}

let further = advance(Trail(steps: 2), 3)
println(further)
let total = countElements(further)

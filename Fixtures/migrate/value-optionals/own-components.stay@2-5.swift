struct Recipe {
  var day = 1
  var minutes: Double? = nil
}

func plan(_ recipe: Recipe, _ limit: Double) -> Int {
  let day = recipe.day
  if day > 3 { return day % 3 }
  if let minutes = recipe.minutes, minutes > limit { return 0 }
  return abs(recipe.day) + recipe.day
}

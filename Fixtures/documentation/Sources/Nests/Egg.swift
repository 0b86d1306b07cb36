struct Egg {
  var weight = 0.0
}

func summary(_ words: [String]) -> String {
  let hidden = words.isEmpty
  var selected = 0
  let enabled = !hidden
  for word in words where word.hasPrefix("x") && enabled {
    selected += word.isEmpty ? 0 : 1
  }
  return hidden ? "nothing" : "\(selected) of \(words.count), \(enabled)"
}

struct Play {
  let title: String
  let characters: [String]
}

func cast(_ play: Play) -> String {
  let size = play.characters.count
  return play.title + " " + play.characters.joined(separator: ", ") + " (\(size))"
}

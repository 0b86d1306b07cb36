var hidden = false
var opaque: Bool { return !hidden }

func flip() {
  hidden = !hidden
  if hidden && opaque { print("never 🙈") }
}

final class Console {
  private(set) var lines: [String] = []

  func println(_ text: String) {
    lines.append(text)
  }

  func warn(_ text: String) {
    println("⚠️ " + text)
    self.println(text)
  }
}

let console = Console()
console.println("ready")

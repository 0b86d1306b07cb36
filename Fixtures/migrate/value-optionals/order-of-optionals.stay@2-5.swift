struct Place {
  let row: Int?
  let line: Double
  let name: String?
}

func isBefore(_ a: Place, _ b: Place, _ list: [Place]) -> Bool {
  if a.line >= b.line { return true }
  if a.row == b.row { return a.name! < b.name! }
  return (a.row ?? 0) < (b.row ?? 0)
}

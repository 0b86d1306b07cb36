struct Place {
  let row: Int?
  let line: Double?
  let name: String?
}

func isBefore(a: Place, b: Place) -> Bool {
  if a.row > b.row && a.name != nil { return false }
  if a.line >= b.line { return true }
  let isLast = a.name <= b.name
  return isLast || a.row < b.row
}

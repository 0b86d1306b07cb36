struct Place {
  let row: Int?
  let line: Double?
  let name: String?
}

func isBefore(_ a: Place, b: Place) -> Bool {
  if (a.row.flatMap({ left in b.row.map({ right in left > right }) }) ?? (a.row != nil)) && a.name != nil { return false }
  if (a.line.flatMap({ left in b.line.map({ right in left >= right }) }) ?? (b.line == nil)) { return true }
  let isLast = (a.name.flatMap({ left in b.name.map({ right in left <= right }) }) ?? (a.name == nil))
  return isLast || (a.row.flatMap({ left in b.row.map({ right in left < right }) }) ?? (b.row != nil))
}

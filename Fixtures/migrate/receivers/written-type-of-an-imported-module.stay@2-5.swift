import UIKit
import Glyphs

class Form {
  var row: LabelRow?
  let rows: [LabelRow] = []
  var byName: [String: Glyphs.LabelRow] = [:]

  func update(_ other: LabelRow, all: [LabelRow]) {
    row?.hidden = true
    other.hidden = false
    if other.enabled && byName["a"]!.opaque { other.selected = rows[0].highlighted }
    for one in all { one.hidden = one.animating }
    all.forEach { $0.hidden = true }
    (other as LabelRow).hidden = true
    guard let found = row else { return }
    found.hidden = !found.hidden
  }

  func sections() -> [Section] {
    return [
      Section("x") { $0.hidden = true },
      Section("y") { section in section.hidden = true },
      Section("z", { $0.hidden = true })
    ]
  }
}

struct Row {
  init(hidden: Bool, enabled: Bool) {
    flags = (hidden: hidden, enabled: enabled)
  }

  let flags: (hidden: Bool, enabled: Bool)

  func update(_ selected: Bool, highlighted: Bool) -> Bool {
    return selected && highlighted && !flags.hidden
  }
}

let row = Row(hidden: false, enabled: true)
let (hidden, enabled) = row.flags
let changed = row.update(true, highlighted: enabled && hidden)

protocol Hideable {
  var hidden: Bool { get set }
  var enabled: Bool { get }
}

struct Note: Hideable {
  var hidden = false
  let enabled = true
}

func hide<T: Hideable>(_ thing: inout T) {
  thing.hidden = thing.enabled
}

var notes: [Hideable] = [Note()]
notes[0].hidden = !notes[0].hidden

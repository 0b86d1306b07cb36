struct Layer {
  var hidden = false
  var opaque = true
  var selected = false
}

final class Map {
  var layers: [Layer] = []
  var hidden = false
  var enabled = true

  func toggle() {
    hidden = !hidden
    self.enabled = self.hidden == false
    for index in layers.indices {
      layers[index].hidden = hidden
      layers[index].selected = layers[index].opaque && enabled
    }
  }
}

func reveal(_ map: Map) {
  map.hidden = false
  map.layers.first.map { print($0.hidden, $0.opaque) }
}

struct Stroke {
  var enabled = true
  var dragging = false
  var pagingEnabled: Bool { return enabled && !dragging }

  func translationInView(_ name: String) -> Double { return 2 }
  func velocityInView(_ name: String) -> Double { return 1 }
}

var stroke = Stroke()
stroke.enabled = stroke.translationInView("board") > stroke.velocityInView("board")
stroke.dragging = stroke.pagingEnabled

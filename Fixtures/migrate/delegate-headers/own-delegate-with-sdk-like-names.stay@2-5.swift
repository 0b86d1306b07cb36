protocol RulerDelegate {
  func scrollViewDidScroll(_ ruler: Ruler)
  func viewForZoomingInScrollView(_ ruler: Ruler) -> String?
}

struct Ruler {
  var delegate: RulerDelegate?

  func scroll() {
    delegate?.scrollViewDidScroll(self)
    print(delegate?.viewForZoomingInScrollView(self) ?? "📏")
  }
}

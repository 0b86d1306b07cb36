protocol PickerDelegate {
  func picker(_ picker: Picker, didPick index: Int)
  func pickerDidClose(_ picker: Picker)
}

struct Picker {
  var delegate: PickerDelegate?

  func pick(_ index: Int) {
    delegate?.picker(self, didPick: index)
    delegate?.pickerDidClose(self)
  }
}

final class Screen: PickerDelegate {
  func picker(_ picker: Picker, didPick index: Int) { print(index) }
  func pickerDidClose(_ picker: Picker) {}
}

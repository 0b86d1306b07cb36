protocol PickerDelegate {
  func picker(picker: Picker, didPick index: Int)
  func pickerDidClose(picker: Picker)
}

struct Picker {
  var delegate: PickerDelegate?

  func pick(index: Int) {
    delegate?.picker(self, didPick: index)
    delegate?.pickerDidClose(self)
  }
}

final class Screen: PickerDelegate {
  func picker(picker: Picker, didPick index: Int) { print(index) }
  func pickerDidClose(picker: Picker) {}
}

// The project's own `hidden` is not UIView's.
struct Perch {
  var hidden = true
  var frame = 1
}

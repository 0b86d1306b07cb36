struct Date {
  var day = 1
}

struct Person {
  var name: String?

  func short(_ end: String.Index) -> String? {
    return name?.substringToIndex(end)
  }

  func rest(_ start: String.Index) -> String? {
    return name?.substringFromIndex(start)
  }
}

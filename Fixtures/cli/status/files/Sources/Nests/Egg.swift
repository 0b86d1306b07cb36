struct Wren {
  let name: String
}

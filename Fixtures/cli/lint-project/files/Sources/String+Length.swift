extension String {
  var length: Int { return self.count }
}

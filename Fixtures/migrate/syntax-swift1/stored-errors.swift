class Store {
  func keep(context: Context, path: String, data: Data) -> Bool {
    var problem: NSError?
    context.save(&problem)
    if !context.save(&problem) {
      log(problem)
      return false
    }
    if !files.remove(path, error: &problem) { return false }
    // What is read.
    let list = Parser.parse(data, options: 1, error: &problem) as? [String: String] // one
    let text: String? = Reader.read(path, error: &problem)
    files.make(path,
      deep: true, error: &problem)
    if problem != nil { log(problem) }
    return list != nil && text != nil
  }
}

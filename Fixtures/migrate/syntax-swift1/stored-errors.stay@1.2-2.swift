class Store {
  func keep(context: Context, path: String) -> Bool {
    var count: Int = 0
    var problem: NSError?
    context.fill(&count)
    swap(&count, &other)
    check(&problem)
    report(1, error: problem)
    do {
      try files.remove(path)
    } catch let caught as NSError {
      problem = caught
    }
    return problem == nil
  }

  func check(inout problem: NSError?) {}
}

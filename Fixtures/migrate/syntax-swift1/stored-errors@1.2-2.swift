class Store {
  func keep(context: Context, path: String, data: Data) -> Bool {
    var problem: NSError?
    do {
      try context.save()
    } catch let caught as NSError {
      problem = caught
    }
    do {
      try context.save()
    } catch let caught as NSError {
      problem = caught
      log(problem)
      return false
    }
    do {
      try files.remove(path)
    } catch let caught as NSError {
      problem = caught
      return false
    }
    // What is read.
    let list: [String: String]?
    do {
      list = try Parser.parse(data, options: 1) as? [String: String]
    } catch let caught as NSError {
      list = nil
      problem = caught
    } // one
    let text: String?
    do {
      text = try Reader.read(path)
    } catch let caught as NSError {
      text = nil
      problem = caught
    }
    do {
      try files.make(path,
      deep: true)
    } catch let caught as NSError {
      problem = caught
    }
    if problem != nil { log(problem) }
    return list != nil && text != nil
  }
}

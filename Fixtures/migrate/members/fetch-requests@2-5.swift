import CoreData

class Store {
  var controller: NSFetchedResultsController<NSFetchRequestResult>?

  func people() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
    return request
  }
}

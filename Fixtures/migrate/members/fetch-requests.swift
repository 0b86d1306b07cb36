import CoreData

class Store {
  var controller: NSFetchedResultsController?

  func people() -> NSFetchRequest {
    let request = NSFetchRequest(entityName: "Person")
    return request
  }
}

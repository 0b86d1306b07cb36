import CoreData

extension NSFetchRequest {
  func same(_ other: NSFetchRequest<NSFetchRequestResult>) -> Bool { return false }
}

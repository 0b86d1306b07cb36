import Foundation

func queue(_ priority: Int) -> AnyObject {
  return dispatch_get_global_queue(priority, 0)
}

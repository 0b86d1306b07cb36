import Foundation

func sum(units: [NSCalendarUnit], of one: NSDateComponents) -> NSDateComponents {
  let result = NSDateComponents()
  for unit in units {
    result.setValue(1, forComponent: unit)
  }
  return result
}

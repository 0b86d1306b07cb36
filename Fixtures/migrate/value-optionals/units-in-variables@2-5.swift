import Foundation

func sum(_ units: [NSCalendar.Unit], of one: DateComponents) -> DateComponents {
  let result = NSDateComponents()
  for unit in units {
    result.setValue(1, forComponent: unit)
  }
  return result as DateComponents
}

import Foundation

class NSParts { func setValue(_ value: Int, forComponent unit: Int) {} }

func sum(_ units: [Int]) -> NSParts {
  let result = NSParts()
  for unit in units { result.setValue(1, forComponent: unit) }
  return result
}

import Foundation

enum Fault: Error {
  case lost(code: Int)

  var code: Int { return 3 }
}

func tell(_ error: Error, _ fault: Fault, _ object: NSError) {
  print(error.localizedDescription, fault.code)
  print(object.code, object.domain)
}

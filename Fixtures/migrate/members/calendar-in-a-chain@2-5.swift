import Foundation

func years() {
  let g = Calendar(identifier: Calendar.Identifier.gregorian)
  let c = g.dateComponents([.year], from: Date(), to: Date())
  print(c)
}

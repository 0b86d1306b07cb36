import Foundation

func years(_ calendar: Calendar?, _ start: Date, _ end: Date) -> Int? {
  return calendar?.dateComponents([.year], from: start, to: end).year
}

import Foundation

func head(_ list: [Int], _ zone: TimeZone, _ range: Range<Int>) -> Int {
  let first = list.startIndex
  print(range.startIndex, range.lowerBound, list[first])
  let seconds = zone.secondsFromGMT()
  let place: UnsafeMutablePointer<Int>? = nil
  print(place == nil, zone.abbreviation() ?? "")
  return seconds
}

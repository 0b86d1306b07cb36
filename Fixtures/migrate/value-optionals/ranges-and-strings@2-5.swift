import Foundation

func head(_ text: String, zone: TimeZone) -> String {
  let trimmed = text.trimmingCharacters(in: .whitespaces)
  if let found = trimmed.range(of: ":", options: .backwards) {
    return String(trimmed[..<found.lowerBound]).capitalized
  }
  let end = trimmed.range(of: "#")?.upperBound
  let parts = trimmed.components(separatedBy: ",")
  print(end, parts[0].uppercased(), zone.secondsFromGMT() / 3600, zone.abbreviation())
  let place: UnsafeMutablePointer<Int>? = nil
  print(place)
  return parts[0]
}

import Foundation

func days(_ from: Date, to: Date, components: DateComponents) -> Int {
  let calendar = Calendar.current
  var parts = calendar.dateComponents([.day, .month], from: from, to: to)
  let month = parts.month!
  if (components.hour ?? NSDateComponentUndefined) > 3 { print("late \(components.minute ?? NSDateComponentUndefined)") }
  parts.month = parts.month! + 1
  print(month, abs(parts.year ?? NSDateComponentUndefined))
  return parts.day!
}

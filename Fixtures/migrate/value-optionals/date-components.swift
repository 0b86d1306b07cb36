import Foundation

func days(from: NSDate, to: NSDate, components: NSDateComponents) -> Int {
  let calendar = NSCalendar.currentCalendar()
  let parts = calendar.components([.Day, .Month], fromDate: from, toDate: to, options: [])
  let month = parts.month
  if components.hour > 3 { print("late \(components.minute)") }
  parts.month = parts.month + 1
  print(month, abs(parts.year))
  return parts.day
}

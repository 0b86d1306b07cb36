import Foundation

// Options that have no place in the value type's method; the number of units is the caller's.
struct Planner {
  let units: NSCalendar.Unit = [.day, .month]
  let calendar = Calendar.current

  func day(_ date: Date) -> DateComponents { calendar.dateComponents([.day], from: date) }
  func parts(_ date: Date) -> DateComponents { (calendar as NSCalendar).components(units, from: date) }
}

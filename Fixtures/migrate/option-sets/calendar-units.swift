import Foundation

struct Planner {
  let units: NSCalendarUnit = [.Day, .Month]
  let calendar = NSCalendar.currentCalendar()
  let formatter = NSDateComponentsFormatter()

  func parts(date: NSDate, unit: NSCalendarUnit) {
    let a = calendar.components(.Day, fromDate: date)
    let b = calendar.components([.Day, .Month], fromDate: date)
    let c = calendar.components(units, fromDate: date)
    let d = calendar.components(NSCalendarUnit.Day, fromDate: date)
    let e = calendar.components([.Hour], fromDate: date, toDate: date, options: [])
    let f = calendar.dateByAddingUnit(.Day, value: 1, toDate: date, options: [])
    let g = calendar.dateByAddingUnit(unit, value: 1, toDate: date, options: .WrapComponents)
    let h = calendar.rangeOfUnit(.Day, inUnit: .Month, forDate: date).length
    let i = calendar.compareDate(date, toDate: date, toUnitGranularity: .Minute)
    let j = calendar.isDate(date, equalToDate: date, toUnitGranularity: unit)
    let k = calendar.component(.Weekday, fromDate: date)
    formatter.allowedUnits = [.Hour, .Minute]
    if units.contains(.Day) { print(a, b, c, d, e, f, g, h, i, j, k) }
  }
}

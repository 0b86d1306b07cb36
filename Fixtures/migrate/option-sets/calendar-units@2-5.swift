import Foundation

struct Planner {
  let units: NSCalendar.Unit = [.day, .month]
  let calendar = Calendar.current
  let formatter = DateComponentsFormatter()

  func parts(_ date: Date, unit: NSCalendar.Unit) {
    let a = calendar.dateComponents([.day], from: date)
    let b = calendar.dateComponents([.day, .month], from: date)
    let c = (calendar as NSCalendar).components(units, from: date)
    let d = (calendar as NSCalendar).components(NSCalendar.Unit.day, from: date)
    let e = calendar.dateComponents([.hour], from: date, to: date)
    let f = calendar.date(byAdding: .day, value: 1, to: date)
    let g = (calendar as NSCalendar).date(byAdding: unit, value: 1, to: date, options: .wrapComponents)
    let h = (calendar as NSCalendar).range(of: .day, in: .month, for: date).length
    let i = calendar.compare(date, to: date, toGranularity: .minute)
    let j = (calendar as NSCalendar).isDate(date, equalTo: date, toUnitGranularity: unit)
    let k = calendar.component(.weekday, from: date)
    formatter.allowedUnits = [.hour, .minute]
    if units.contains(.day) { print(a, b, c, d, e, f, g, h, i, j, k) }
  }
}

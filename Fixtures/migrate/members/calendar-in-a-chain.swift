import Foundation

func years() {
  let g = NSCalendar(calendarIdentifier: NSCalendarIdentifierGregorian)
  let c = g?.components(.Year, fromDate: NSDate(), toDate: NSDate(), options: [])
  print(c)
}

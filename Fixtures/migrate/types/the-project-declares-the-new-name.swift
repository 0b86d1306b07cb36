import Foundation

struct Date {
  let day: Int
}

struct Diary {
  let day: Date
  let written: NSDate
  var page: NSURL?
}

let today = Diary(day: Date(day: 4), written: NSDate(), page: nil)

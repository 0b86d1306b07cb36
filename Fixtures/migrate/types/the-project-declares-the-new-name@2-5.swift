import Foundation

struct Date {
  let day: Int
}

struct Diary {
  let day: Date
  let written: Foundation.Date
  var page: URL?
}

let today = Diary(day: Date(day: 4), written: Foundation.Date(), page: nil)

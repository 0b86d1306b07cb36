import Foundation

struct Entry {
  let own: Date
  let written: NSDate
  let link: NSURL?
}

let entry = Entry(own: Date(), written: NSDate(), link: nil)

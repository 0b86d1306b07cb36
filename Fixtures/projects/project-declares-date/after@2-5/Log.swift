import Foundation

struct Entry {
  let own: Date
  let written: Foundation.Date
  let link: URL?
}

let entry = Entry(own: Date(), written: Foundation.Date(), link: nil)

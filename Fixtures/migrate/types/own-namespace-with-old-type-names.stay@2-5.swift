enum Legacy {
  struct NSURL { var path = "/" }
  struct NSIndexPath { var row = 0 }
  typealias NSTimeInterval = Int
}

let old = Legacy.NSURL(path: "/tmp")
let place: Legacy.NSIndexPath = Legacy.NSIndexPath(row: 2)
let length: Legacy.NSTimeInterval = place.row

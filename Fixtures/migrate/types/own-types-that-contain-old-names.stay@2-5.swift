struct NSIndexPathRange {
  let first: Int
  let last: Int
}

final class MyNSURLCache {
  var NSTimeIntervals: [Double] = []
  var UIControlStateCount = 0
}

let cache = MyNSURLCache()
cache.NSTimeIntervals.append(Double(NSIndexPathRange(first: 1, last: 2).last))
cache.UIControlStateCount += 1

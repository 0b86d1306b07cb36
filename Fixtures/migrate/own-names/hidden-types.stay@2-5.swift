import Foundation

struct Link {
  let text: String
  var URL: Foundation.URL? { return Foundation.URL(string: text) }
}

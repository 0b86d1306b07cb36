import Foundation

private var token: dispatch_once_t = 0

struct Nest {
  var eggs = 0

  static func prepare() {
    dispatch_once(&token) { print("once") }
  }
}

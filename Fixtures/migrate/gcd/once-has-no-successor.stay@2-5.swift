import Foundation

final class Setup {
  static var token: dispatch_once_t = 0

  func prepare() {
    dispatch_once(&Setup.token) {
      print("only once")
    }
  }
}

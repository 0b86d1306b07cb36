import Foundation

func once() {
  dispatch_once(&token) { build() }
}

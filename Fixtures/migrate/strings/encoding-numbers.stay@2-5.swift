import Foundation

func read(_ data: Data) -> (NSString?, String?) {
  (NSString(data: data, encoding: String.Encoding.utf8.rawValue), String(data: data, encoding: .utf8))
}

import Foundation

func read(_ data: Data, encoding: String.Encoding) {
  let a = NSString(data: data, encoding: String.Encoding.utf8.rawValue)
  let b = String(data: data, encoding: String.Encoding.utf8)
  let c = NSString(data: data, encoding: encoding.rawValue)
  let d = String(data: data, encoding: encoding)
  let e = try? NSString(contentsOfFile: "notes.txt", encoding: String.Encoding.ascii.rawValue)
  print(a, b, c, d, e)
}

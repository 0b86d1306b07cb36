import Foundation

func read(data: NSData, encoding: NSStringEncoding) {
  let a = NSString(data: data, encoding: NSUTF8StringEncoding)
  let b = String(data: data, encoding: NSUTF8StringEncoding)
  let c = NSString(data: data, encoding: encoding)
  let d = String(data: data, encoding: encoding)
  let e = try? NSString(contentsOfFile: "notes.txt", encoding: NSASCIIStringEncoding)
  print(a, b, c, d, e)
}

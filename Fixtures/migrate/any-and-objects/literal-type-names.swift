import Foundation

class Value {
  init(_ object: AnyObject) {}
  init(_ values: [Value]) {}
  convenience init(text: StringLiteralType, number: IntegerLiteralType, flag: BooleanLiteralType) {
    self.init(text)
  }
  func parts(of list: [String: AnyObject]) {
    var place: DictionaryIndex<String, AnyObject> = list.startIndex
    var next: DictionaryGenerator<String, AnyObject> = list.generate()
  }
}

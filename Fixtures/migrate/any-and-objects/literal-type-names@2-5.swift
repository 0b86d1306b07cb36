import Foundation

class Value {
  init(_ object: AnyObject) {}
  init(_ values: [Value]) {}
  convenience init(text: StringLiteralType, number: IntegerLiteralType, flag: BooleanLiteralType) {
    self.init(text as AnyObject)
  }
  func parts(of list: [String: Any]) {
    var place: DictionaryIndex<String, Any> = list.startIndex
    var next: DictionaryIterator<String, Any> = list.makeIterator()
  }
}

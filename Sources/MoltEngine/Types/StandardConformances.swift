/// What the standard library's and Foundation's root types conform to: the tables hold the members of the protocols, the
/// facts that they were made from do not say who has them.
///
/// Source: the generated interface of the Swift module, versions 2 to 5; names are today's.
enum StandardConformances {
  /// Protocols of a type, and superprotocols of a protocol.
  static let table: [String: [String]] = [
    "Array": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"],
    "ArraySlice": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"],
    "ContiguousArray": ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"],
    "Dictionary": ["Collection"],
    "Set": ["Collection", "SetAlgebra"],
    // A String answers to NSString's methods too.
    "String": ["NSString", "BidirectionalCollection", "RangeReplaceableCollection", "StringProtocol"],
    "Substring": ["BidirectionalCollection", "RangeReplaceableCollection", "StringProtocol"],
    "String.CharacterView": ["BidirectionalCollection", "RangeReplaceableCollection"],
    "Range": ["RandomAccessCollection"],
    "ClosedRange": ["RandomAccessCollection"],
    "CountableRange": ["RandomAccessCollection"],
    "EnumeratedSequence": ["Sequence"],
    "LazyMapCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"],
    "BidirectionalCollection": ["Collection"],
    "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"],
    "Collection": ["Sequence"],
    "StringProtocol": ["BidirectionalCollection"],
    "Int": ["FixedWidthInteger", "Strideable"],
    "UInt": ["FixedWidthInteger", "Strideable"],
    "Int64": ["FixedWidthInteger"], "Int32": ["FixedWidthInteger"], "Int16": ["FixedWidthInteger"],
    "Int8": ["FixedWidthInteger"], "UInt64": ["FixedWidthInteger"], "UInt32": ["FixedWidthInteger"],
    "UInt16": ["FixedWidthInteger"], "UInt8": ["FixedWidthInteger"],
    "FixedWidthInteger": ["BinaryInteger"],
    "Double": ["FloatingPoint", "Strideable"],
    "Float": ["FloatingPoint", "Strideable"],
    "CGFloat": ["FloatingPoint", "Strideable"],
    "NSObject": ["NSObjectProtocol"],
  ]
}

import Foundation

func body(_ parts: [Data]) -> Data {
  let whole = NSMutableData()
  for part in parts { whole.append(part) }
  return whole as Data
}

func words(_ count: Int, _ text: String, _ names: [String]) -> [String] {
  names.enumerated().map { "\($0.offset) \($0.element)" } + [String(count), String(text), String(describing: names)]
}

// Its own tuple, with an index of its own.
func places(_ names: [String]) -> [Int] { names.map { (index: 1, name: $0) }.map { $0.index } }

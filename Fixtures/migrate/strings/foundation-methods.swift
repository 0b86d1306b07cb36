import Foundation

func clean(text: String) -> [String] {
  let trimmed = text.stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet())
  let plain = trimmed.stringByReplacingOccurrencesOfString("é", withString: "e 🥐")
  if plain.containsString("x") { print(plain.rangeOfString("x") == nil) }
  return plain.componentsSeparatedByString(",")
}

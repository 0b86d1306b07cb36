let replacements = [
  "CGRectZero": "CGRect.zero",
  "println": "print",
  "NSIndexPath": "IndexPath",
  "enabled:": "isEnabled:",
]

func replacement(_ name: String) -> String? {
  return replacements[name]
}

func all(of text: String) -> NSRange { return NSMakeRange(0, text.length) }

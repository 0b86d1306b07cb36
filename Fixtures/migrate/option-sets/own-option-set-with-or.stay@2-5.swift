struct Tags: OptionSet {
  let rawValue: UInt

  static let UsesLineFragmentOrigin = Tags(rawValue: 1)
  static let UsesFontLeading = Tags(rawValue: 2)
}

let raw = Tags.UsesLineFragmentOrigin.rawValue | Tags.UsesFontLeading.rawValue
let tags = Tags(rawValue: raw)
let both: Tags = [.UsesLineFragmentOrigin, .UsesFontLeading]

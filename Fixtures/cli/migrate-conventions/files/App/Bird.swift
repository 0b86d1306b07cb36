enum Bird: String {
  case Wren, HTTPError
  case Owl = "owl"
}

enum Nest { case Empty, Left }

@objc enum Wing: Int { case Broad }

#if os(iOS)
enum Song: Int { case Trill, LONG_CALL }
#else
enum Song: Int { case Trill }
#endif

struct Egg: Codable {
  var shell: String
  enum CodingKeys: String, CodingKey { case Shell = "shell", Colour }
  init(from decoder: Decoder) throws { shell = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .Shell) }
}

enum State: String, Codable { case Fresh, Moulting }

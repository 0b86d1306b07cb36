enum Bird: String {
  case wren = "Wren", httpError = "HTTPError"
  case owl = "owl"
}

enum Nest { case Empty, Left }

@objc enum Wing: Int { case Broad }

#if os(iOS)
enum Song: Int { case trill, longCall }
#else
enum Song: Int { case trill }
#endif

struct Egg: Codable {
  var shell: String
  enum CodingKeys: String, CodingKey { case shell = "shell", colour = "Colour" }
  init(from decoder: Decoder) throws { shell = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .shell) }
}

enum State: String, Codable { case fresh = "Fresh", moulting = "Moulting" }

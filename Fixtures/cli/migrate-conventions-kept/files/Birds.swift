import Foundation

enum Small { case left, right }

@objc enum Objective: Int { case Up, Down }

struct Keyed: Codable {
  var Name: String
  enum CodingKeys: String, CodingKey { case Name }
}

enum Stored: Codable { case Nested, Flat }

enum Doubled { case One; var one: Int { return 1 } }

enum Colliding { case Half, HALF }

enum Marked: Marker { case Known }

enum Hatched { case None, Some }

enum Typed { case Wing }
struct Wing {}

enum Twice { case Again }
struct Outer { enum Twice { case Again } }

enum Aliased { case Far, Near }
typealias Distance = Aliased
let distance = Distance.Far

// One case is in the way of all, and of the enum that shares a name with it.
enum Half { case Wren, Default, init_ }
enum Shared { case Wren, Owl }
let Default = Half.Wren

let text = "Half.Wren" // Half.Wren

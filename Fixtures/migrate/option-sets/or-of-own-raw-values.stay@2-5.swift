enum Permission: Int {
  case Read = 1
  case Write = 2
}

let all = Permission.Read.rawValue | Permission.Write.rawValue

// Generated using SwiftGen
let a = 1

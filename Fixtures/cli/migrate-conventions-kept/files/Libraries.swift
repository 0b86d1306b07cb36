import Feathers

enum Plume { case Long, Short }
let plume: Plume = .Long

protocol Nest { associatedtype Egg }
class Base {}

class Tree<E: Hashable, N: Nest where N.Egg == Set<E>> {}
class Bush<E: Hashable, N: Nest where N.Egg == Set<E>>: Base {}
class Hedge<E: Hashable, N: Nest
  where N.Egg == Set<E>
>: Base {}
func sum<C: SequenceType where C.Generator.Element == Array<Int>>(x: C) {}
func +=<C: SequenceType where C.Generator.Element == Int>(x: C, y: Int) {}

protocol Nest { associatedtype Egg }
class Base {}

class Tree<E: Hashable, N: Nest> where N.Egg == Set<E> {}
class Bush<E: Hashable, N: Nest>: Base where N.Egg == Set<E> {}
class Hedge<E: Hashable, N: Nest>: Base where N.Egg == Set<E> {}
func sum<C: Sequence>(_ x: C) where C.Iterator.Element == Array<Int> {}
func +=<C: Sequence>(x: C, y: Int) where C.Iterator.Element == Int {}

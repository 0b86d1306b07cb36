protocol Nest { associatedtype Egg }

class Tree<E: Hashable, N: Nest> where N.Egg == Set<E> {}
func sum<C: Sequence>(_ x: C) where C.Element == [Set<Int>] {}
func +=<C: Sequence>(x: C, y: Int) where C.Element == Int {}

import UIKit

func width(_ a: CGRect) -> CGFloat {
  return ((((((((((((((((((((a.insetBy(dx: 1, dy: 1)).width))))))))))))))))))
}

struct A { struct B { struct C { struct D { struct E { struct F { let x: [[[[[[[[Int]]]]]]]] } } } } } }

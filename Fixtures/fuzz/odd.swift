#!/usr/bin/env swift
let `class` = #"raw \#(a + "b") "quoted""#, x = """
  text \(f { $0 + "\(y)" })
  """
let r = a / b / c, s = /re[/]g(e)x\//, t = #/ long /#
infix operator ** { associativity left precedence 160 }
prefix func √ (x: Double) -> Double { return sqrt(x) }
let t = (1, (2, [3: (4)]))?.0!.1![5]?[6] as! A<B<C<D>>>? ?? nil
label: while let (a, b) = f() where a > b, case .Some(let c)? = d { continue label }
try! self.init(a: &b, c: inout d) { ($0, _, $1) in } ; super.viewDidLoad

import UIKit

func draw(_ frame: CGRect, context: CGContext, text: String) {
  let height = frame /* the box */.height
  let width = // why
    frame.width
  context.move(to: CGPoint(x: // here
    1, // x
    y: 2))
  context.move(to: CGPoint(x: height,
                       y: width)) // there
  context /* all */.saveGState()
  let zeros = [Int](repeating: /* nothing */ 0, count: 3 /* three */)
  for step in stride(from: 1 /* from */, to: /* to */ 10, by: 2 /* by */) { print(step) }
  /* main */DispatchQueue.main/* it is */.async { print(zeros) }
  let rest = String(text[/* all */ text.startIndex /* of it */...])
  let red = UIColor.red /* 3 */ /* 4 */
  print(rest, red)
}

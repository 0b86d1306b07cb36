import UIKit

func draw(frame: CGRect, context: CGContext, text: String) {
  let height = CGRectGetHeight(frame /* the box */)
  let width = CGRectGetWidth( // why
    frame)
  CGContextMoveToPoint(context, // here
    1, // x
    2)
  CGContextMoveToPoint(context,
                       height,
                       width) // there
  CGContextSaveGState(context /* all */)
  let zeros = [Int](count: 3 /* three */, repeatedValue: /* nothing */ 0)
  for step in 1 /* from */ .stride( /* to */ to: 10, by: 2 /* by */) { print(step) }
  dispatch_async(/* main */dispatch_get_main_queue()/* it is */) { print(zeros) }
  let rest = text.substringFromIndex(/* all */ text.startIndex /* of it */)
  let red = UIColor.redColor /* 3 */ (/* 4 */)
  print(rest, red)
}

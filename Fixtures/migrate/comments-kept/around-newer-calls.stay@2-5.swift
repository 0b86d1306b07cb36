import UIKit

func draw(_ context: CGContext, in frame: CGRect) {
  context.move(to: CGPoint(x: frame.width /* all of it */, y: 0)) // start
  context.addLine(to: /* the end */ .zero)
  let colour = UIColor.red /* loud */
  context.setFillColor(colour.cgColor)
}

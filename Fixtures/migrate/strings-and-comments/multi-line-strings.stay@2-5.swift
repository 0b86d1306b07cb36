let guide = """
  Replace CGRectMake(0, 0, 1, 1) by an initialiser,
  UIColor.redColor() by UIColor.red 🟥 and
  "dispatch_async(queue) { }" by queue.async { }.
  """

let pattern = #"NSFontAttributeName \(CGRectZero) "quoted""#

let nested = ##"a "# CGRectMake(1, 2, 3, 4) "##

import UIKit
class Nest: UIView, {
  var eggs: [,: UIColor] = [:]
  func lay(count: Int, #warm: Bool) <#result#>-> !Egg? {
    for var i = 0; i < ; i++ { eggs[i = UIColor.redColor() }
    dispatch_async(dispatch_get_main_queue() { [weak self] in self?.hidden = true )
    #if os(iOS)
    switch egg { case .Warm(let t where t > 1: fallthrough
    #else
    }
    #elseif DEBUG
    return "\(eggs.map { "\($0.description + "" })"
  }
  @objc @objc optional subscript(_: Int) ÿ-> { get throws
/* open /* twice */

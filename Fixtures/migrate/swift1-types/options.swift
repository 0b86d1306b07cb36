import UIKit

class BirdView: UIView {
  func move(cell: UITableViewCell, data: NSData, list: [AnyObject]) {
    UIView.animateWithDuration(1, delay: 0, options: nil, animations: {}, completion: nil)
    UIView.animateWithDuration(1, delay: 0, options: UIViewAnimationOptions(0), animations: {}, completion: nil)
    autoresizingMask = nil
    let json = NSJSONSerialization.JSONObjectWithData(data, options: nil, error: nil)
    let text = NSString(contentsOfFile: "bird.txt", encoding: NSUTF8StringEncoding, error: nil)!
    NSFileManager.defaultManager().removeItemAtPath("bird.txt", error: nil)
    print("\(json) \(text)")
  }
}

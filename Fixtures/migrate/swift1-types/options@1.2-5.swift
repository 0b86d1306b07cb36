import UIKit

class BirdView: UIView {
  func move(_ cell: UITableViewCell, data: Data, list: [Any]) {
    UIView.animate(withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
    UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 0), animations: {}, completion: nil)
    autoresizingMask = []
    let json = try? JSONSerialization.jsonObject(with: data, options: [])
    let text = (try? NSString(contentsOfFile: "bird.txt", encoding: String.Encoding.utf8.rawValue))!
    _ = try? FileManager.default.removeItem(atPath: "bird.txt")
    print("\(json) \(text)")
  }
}

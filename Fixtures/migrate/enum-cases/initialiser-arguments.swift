import UIKit

func ask(host: UIViewController) {
  let alert = UIAlertController(title: "Sure? 🤔", message: nil, preferredStyle: .ActionSheet)
  alert.addAction(UIAlertAction(title: "Yes", style: .Destructive, handler: nil))
  alert.addAction(UIAlertAction(title: "No", style: UIAlertActionStyle.Cancel, handler: { _ in print(".Cancel") }))
  host.presentViewController(alert, animated: true, completion: nil)
  let cell = UITableViewCell(style: .Value1, reuseIdentifier: "cell")
  let bar = UIBarButtonItem(barButtonSystemItem: .Add, target: nil, action: nil)
  print(cell, bar)
}

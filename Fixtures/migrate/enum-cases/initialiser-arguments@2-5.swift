import UIKit

func ask(_ host: UIViewController) {
  let alert = UIAlertController(title: "Sure? 🤔", message: nil, preferredStyle: .actionSheet)
  alert.addAction(UIAlertAction(title: "Yes", style: .destructive, handler: nil))
  alert.addAction(UIAlertAction(title: "No", style: UIAlertAction.Style.cancel, handler: { _ in print(".Cancel") }))
  host.present(alert, animated: true, completion: nil)
  let cell = UITableViewCell(style: .value1, reuseIdentifier: "cell")
  let bar = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
  print(cell, bar)
}

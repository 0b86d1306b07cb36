import UIKit

// The initialisers of the overlay take any number of titles, then and now.
func alert(_ delegate: UIAlertViewDelegate) -> [UIAlertView] {
  return [
    UIAlertView(title: "a", message: "b", delegate: delegate, cancelButtonTitle: "c"),
    UIAlertView(title: "a", message: "b", delegate: delegate, cancelButtonTitle: "c", otherButtonTitles: "d"),
    UIAlertView(title: "a", message: "b", delegate: nil, cancelButtonTitle: "c", otherButtonTitles: "d", "e", "f")
  ]
}

import UIKit

class DetailController: UIViewController, UITextFieldDelegate {

  var bird: Bird?
  let label = UILabel(frame: CGRect.zero)
  let note = UITextField(frame: CGRect(x: 16, y: 80, width: 200, height: 32))
  let likeButton = UIButton(type: .system)

  override var prefersStatusBarHidden: Bool { return bird?.hidden ?? false }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white

    label.numberOfLines = 0
    label.textAlignment = .center
    label.text = bird?.name
    view.addSubview(label)

    note.delegate = self
    note.borderStyle = .roundedRect
    note.returnKeyType = UIReturnKeyType.done
    view.addSubview(note)

    likeButton.setTitle("Like 💚", for: .normal)
    likeButton.setTitleColor(UIColor.red, for: UIControl.State.highlighted)
    likeButton.addTarget(self, action: #selector(liked(_:)), for: .touchUpInside)
    view.addSubview(likeButton)

    NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - 32
    let height = textHeight(label.text ?? "", width: width)
    label.frame = CGRect(
      x: 16,
      y: note.frame.maxY + 16,  // below the note
      width: width,
      height: height
    )
    likeButton.frame = label.frame.offsetBy(dx: 0, dy: height + 16)
  }

  /// The height that `text` takes at `width`: CGRectMake(…) knows nothing about text.
  func textHeight(_ text: String, width: CGFloat) -> CGFloat {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 14), NSAttributedString.Key.paragraphStyle: style]
    let frame = text.boundingRect(with: CGSize(width: width, height: CGFloat.greatestFiniteMagnitude),
      options: options, attributes: attributes, context: nil)
    return ceil(frame.size.height)
  }

  @objc func liked(_ sender: UIButton) {
    sender.isSelected = !sender.isSelected
    UIView.animate(withDuration: 0.2, animations: {
      sender.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    }, completion: { finished in
      sender.transform = CGAffineTransform.identity
    })
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    UIView.animate(withDuration: 0.3) {
      self.view.transform = CGAffineTransform(translationX: 0, y: -40)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    return (textField.text ?? "").count + string.count < 140
  }
}

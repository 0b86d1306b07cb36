import UIKit

class DetailController: UIViewController, UITextFieldDelegate {

  var bird: Bird?
  let label = UILabel(frame: CGRectZero)
  let note = UITextField(frame: CGRectMake(16, 80, 200, 32))
  let likeButton = UIButton(type: .System)

  override func prefersStatusBarHidden() -> Bool { return bird?.hidden ?? false }

  override func supportedInterfaceOrientations() -> UIInterfaceOrientationMask {
    return .Portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.whiteColor()

    label.numberOfLines = 0
    label.textAlignment = .Center
    label.text = bird?.name
    view.addSubview(label)

    note.delegate = self
    note.borderStyle = .RoundedRect
    note.returnKeyType = UIReturnKeyType.Done
    view.addSubview(note)

    likeButton.setTitle("Like 💚", forState: .Normal)
    likeButton.setTitleColor(UIColor.redColor(), forState: UIControlState.Highlighted)
    likeButton.addTarget(self, action: "liked:", forControlEvents: .TouchUpInside)
    view.addSubview(likeButton)

    NSNotificationCenter.defaultCenter().addObserver(self, selector: "keyboardWillShow:",
      name: UIKeyboardWillShowNotification, object: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = CGRectGetWidth(view.bounds) - 32
    let height = textHeight(label.text ?? "", width: width)
    label.frame = CGRectMake(
      16,
      CGRectGetMaxY(note.frame) + 16,  // below the note
      width,
      height
    )
    likeButton.frame = CGRectOffset(label.frame, 0, height + 16)
  }

  /// The height that `text` takes at `width`: CGRectMake(…) knows nothing about text.
  func textHeight(text: String, width: CGFloat) -> CGFloat {
    let options = unsafeBitCast(
      NSStringDrawingOptions.UsesLineFragmentOrigin.rawValue |
      NSStringDrawingOptions.UsesFontLeading.rawValue,
      NSStringDrawingOptions.self)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let attributes = [NSFontAttributeName: UIFont.systemFontOfSize(14), NSParagraphStyleAttributeName: style]
    let frame = text.boundingRectWithSize(CGSizeMake(width, CGFloat.max),
      options: options, attributes: attributes, context: nil)
    return ceil(frame.size.height)
  }

  func liked(sender: UIButton) {
    sender.selected = !sender.selected
    UIView.animateWithDuration(0.2, animations: {
      sender.transform = CGAffineTransformMakeScale(1.2, 1.2)
    }, completion: { finished in
      sender.transform = CGAffineTransformIdentity
    })
  }

  func keyboardWillShow(notification: NSNotification) {
    UIView.animateWithDuration(0.3) {
      self.view.transform = CGAffineTransformMakeTranslation(0, -40)
    }
  }

  func textFieldShouldReturn(textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(textField: UITextField, shouldChangeCharactersInRange range: NSRange, replacementString string: String) -> Bool {
    return (textField.text ?? "").characters.count + string.characters.count < 140
  }
}

enum Key: String {
  case NSFontAttributeName
  case UITableViewAutomaticDimension = "auto"
  case kCATransitionPush
}

let keys: [Key] = [.NSFontAttributeName, .UITableViewAutomaticDimension, Key.kCATransitionPush]

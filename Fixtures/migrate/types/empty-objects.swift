import Foundation

func some() {
  print(NSDate(), NSData(), NSIndexPath(), NSUUID())
}

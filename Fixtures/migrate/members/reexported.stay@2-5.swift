import UIKit

func length(_ time: Int) {
  print(CMTimeGetSeconds(time), kCMTimeZero)
}

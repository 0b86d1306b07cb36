import AVFoundation

func length(time: CMTime) {
  print(CMTimeGetSeconds(time), kCMTimeZero)
}

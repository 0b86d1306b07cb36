import AVFoundation

func length(_ time: CMTime) {
  print(CMTimeGetSeconds(time), CMTime.zero)
}

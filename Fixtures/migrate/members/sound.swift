import AVFoundation

final class Jukebox {
  var player: AVAudioPlayer?

  func play(name: String) throws {
    guard let url = NSBundle.mainBundle().URLForResource(name, withExtension: "mp3") else { return }
    player?.stop()
    player = try AVAudioPlayer(contentsOfURL: url)
    if player?.playing == false { player?.play() }
  }
}

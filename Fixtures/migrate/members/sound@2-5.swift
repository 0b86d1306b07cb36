import AVFoundation

final class Jukebox {
  var player: AVAudioPlayer?

  func play(_ name: String) throws {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    player?.stop()
    player = try AVAudioPlayer(contentsOf: url)
    if player?.isPlaying == false { player?.play() }
  }
}

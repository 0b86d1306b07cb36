import AVFoundation
import AudioToolbox

/// Plays the sounds that are part of the app.
final class SoundPlayer: NSObject {

  private var player: AVAudioPlayer?
  private var timer: Timer?

  func play(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    player?.stop()
    do {
      player = try AVAudioPlayer(contentsOf: url)
      player?.volume = 0.7
      player?.play()
    } catch {
      print("no sound 🔇: \(error)")
    }
    timer = Timer.scheduledTimer(timeInterval: 2, target: self, selector: #selector(fade(_:)), userInfo: nil, repeats: false)
  }

  func beep() {
    guard let url = Bundle.main.url(forResource: "beep", withExtension: "caf") else { return }
    var sound: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(url as CFURL, &sound)
    AudioServicesPlaySystemSound(sound)
  }

  @objc func fade(_ timer: Timer) {
    if player?.isPlaying == true { player?.volume = 0.2 }
    timer.invalidate()
  }
}

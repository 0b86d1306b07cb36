import AVFoundation
import AudioToolbox

/// Plays the sounds that are part of the app.
final class SoundPlayer: NSObject {

  private var player: AVAudioPlayer?
  private var timer: NSTimer?

  func play(name: String) {
    guard let url = NSBundle.mainBundle().URLForResource(name, withExtension: "mp3") else { return }
    player?.stop()
    do {
      player = try AVAudioPlayer(contentsOfURL: url)
      player?.volume = 0.7
      player?.play()
    } catch {
      print("no sound 🔇: \(error)")
    }
    timer = NSTimer.scheduledTimerWithTimeInterval(2, target: self, selector: "fade:", userInfo: nil, repeats: false)
  }

  func beep() {
    guard let url = NSBundle.mainBundle().URLForResource("beep", withExtension: "caf") else { return }
    var sound: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(url, &sound)
    AudioServicesPlaySystemSound(sound)
  }

  func fade(timer: NSTimer) {
    if player?.playing == true { player?.volume = 0.2 }
    timer.invalidate()
  }
}

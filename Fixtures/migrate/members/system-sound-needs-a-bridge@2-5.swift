import AudioToolbox
import Foundation

func beep() {
  guard let url = Bundle.main.url(forResource: "beep", withExtension: "caf") else { return }
  var sound: SystemSoundID = 0
  AudioServicesCreateSystemSoundID(url as CFURL, &sound)
  AudioServicesPlaySystemSound(sound)
}

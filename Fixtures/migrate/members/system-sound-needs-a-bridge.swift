import AudioToolbox
import Foundation

func beep() {
  guard let url = NSBundle.mainBundle().URLForResource("beep", withExtension: "caf") else { return }
  var sound: SystemSoundID = 0
  AudioServicesCreateSystemSoundID(url, &sound)
  AudioServicesPlaySystemSound(sound)
}

import AudioToolbox
import Foundation

func chime() {
  let url = Bundle.main.url(forResource: "chime", withExtension: "caf")!
  var sound: SystemSoundID = 0
  AudioServicesCreateSystemSoundID(url as CFURL, &sound)
  AudioServicesAddSystemSoundCompletion(sound, nil, nil, { (sound, _) in
    AudioServicesDisposeSystemSoundID(sound)
  }, nil)
  AudioServicesPlaySystemSound(sound)
}

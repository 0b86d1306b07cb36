import Foundation

let defaults = UserDefaults.standard
defaults.set("blue 🔵", forKey: "color")
defaults.set(true, forKey: "seen")
let color = defaults.string(forKey: "color") ?? "none"
let seen = UserDefaults.standard.bool(forKey: "seen")
let anything = defaults.object(forKey: "color")
defaults.removeObject(forKey: "color")

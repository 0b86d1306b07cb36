import Foundation

let defaults = NSUserDefaults.standardUserDefaults()
defaults.setObject("blue 🔵", forKey: "color")
defaults.setBool(true, forKey: "seen")
let color = defaults.stringForKey("color") ?? "none"
let seen = NSUserDefaults.standardUserDefaults().boolForKey("seen")
let anything = defaults.objectForKey("color")
defaults.removeObjectForKey("color")

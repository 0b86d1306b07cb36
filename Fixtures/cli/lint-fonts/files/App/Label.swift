import UIKit

let right = UIFont(name: "Nova-Bold", size: 12)
let family = UIFont(name: "Nova", size: 12)
let system = UIFont(name: "Menlo-Bold", size: 12)
let byFile = UIFont(name: "nova_bold.ttf", size: 12)
let nearly = UIFont(name: "NovaBold", size: 12)
let unlisted = UIFont(name: "Nova-Thin", size: 12)
let unknown = UIFont(name: "Supernova-Bold", size: 12)
let image = UIImage(named: "star")
let sound = Bundle.main.url(forResource: "Beep", withExtension: "caf")

struct Lamp {
  var on = false
  var hidden = true
}

var lamps = ["hall": Lamp()]
let pair = (first: Lamp(), second: [Lamp()])

lamps["hall"]?.on = pair.first.hidden
lamps["hall"]!.hidden = pair.second[0].on
for (name, lamp) in lamps { print(name, lamp.on, lamp.hidden) }
if let lamp = lamps.values.first, lamp.on { print("lit 💡", lamp.hidden) }

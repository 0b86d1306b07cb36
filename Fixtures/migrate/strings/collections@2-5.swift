var names = ["Ada", "Bo 🦊", "Cy"]
names.sort()
let place = names.firstIndex(of: "Bo")
names.remove(at: 0); names.insert("Di", at: 0)
let line = names.joined(separator: ", ")
let ordered = names.sorted()
for (i, name) in names.enumerated() { print(i, name, ordered.reversed().count) }
var ages = ["Ada": 36]
ages.removeValue(forKey: "Ada")

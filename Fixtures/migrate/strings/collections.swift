var names = ["Ada", "Bo 🦊", "Cy"]
names.sortInPlace()
let place = names.indexOf("Bo")
names.removeAtIndex(0); names.insert("Di", atIndex: 0)
let line = names.joinWithSeparator(", ")
let ordered = names.sort()
for (i, name) in names.enumerate() { print(i, name, ordered.reverse().count) }
var ages = ["Ada": 36]
ages.removeValueForKey("Ada")

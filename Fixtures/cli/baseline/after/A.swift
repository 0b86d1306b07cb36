let large = UIFont(name: "Nest", size: 20)!
let more = UIFont(name: "Nest", size: 30)!

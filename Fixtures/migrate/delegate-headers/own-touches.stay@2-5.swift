struct Pen {
  func touchesBegan(_ touches: [Int], withEvent event: String) -> Int { return touches.count }
  func drawRect(_ size: Int) -> Int { return size }
  func prepareForSegue(_ name: String, sender: Int?) -> Bool { return sender != nil }
}

let pen = Pen()
let began = pen.touchesBegan([1, 2], withEvent: "down ✏️")
let drawn = pen.drawRect(began)
let ready = pen.prepareForSegue("next", sender: drawn)

import Foundation

func greet(_ flag: Bool) -> String {
  let text: String
  if flag {
    text = "yes"
  } else {
    text = "no"
  }
  return text
}

func passOn(_ flag: Bool) {
  var text: String
  text = "a"
  print(text)
  text = greet(flag)
  print(text)
}

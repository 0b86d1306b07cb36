// The project's own operator is not the language's.
postfix operator ++

struct Step {
  var width = 0
}

postfix func ++ (step: inout Step) {
  step.width += 10
}

func walk() -> Step {
  var step = Step()
  step++
  // step++ in a comment
  let text = "step++"
  print(text, -step.width)
  return step
}

import UIKit

final class Command {
  let action: String

  init(action: String) {
    self.action = action
  }

  func refresh(_ sender: Any) {}
}

let commands = [Command(action: "refresh:"), Command(action: "stop")]
let label = "refresh:"

func describe(_ command: Command, selector: String = "refresh:") -> String {
  return command.action == "refresh:" ? selector : label
}

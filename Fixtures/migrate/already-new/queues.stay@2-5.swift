import Foundation

final class Loader {
  private let queue = DispatchQueue(label: "loader", attributes: .concurrent)
  private let group = DispatchGroup()

  func load(_ names: [String], then finish: @escaping ([Data]) -> Void) {
    var results: [Data] = []
    for name in names {
      group.enter()
      queue.async {
        results.append(Data(name.utf8))
        self.group.leave()
      }
    }
    group.notify(queue: .main) { finish(results) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("half a second ⏱") }
    DispatchQueue.global(qos: .background).sync { print("done") }
  }
}

import Foundation

func work() {
  let priority = DispatchQoS.QoSClass.default
  DispatchQueue.global(qos: priority).async {
    print(1)
  }
}

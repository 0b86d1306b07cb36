import Foundation
import LocalAuthentication
import Contacts

func kept(stream: NSOutputStream, plist: [String: NSObject]) {
  var error: NSError?
  NSJSONSerialization.writeJSONObject(plist, toStream: stream, options: [], error: &error)
  NSJSONSerialization.writeJSONObject(plist, toStream: stream, options: [], error: nil)
  if LAContext().canEvaluatePolicy(.DeviceOwnerAuthentication, error: &error) { print(error) }
}

func thrown(store: CNContactStore, request: CNContactFetchRequest) {
  do {
    try store.enumerateContactsWithFetchRequest(request) { contact, stop in print(contact) }
    try store.enumerateContactsWithFetchRequest(request, usingBlock: { contact, stop in print(contact) })
  } catch { print(error) }
}

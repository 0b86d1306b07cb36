import Foundation
import LocalAuthentication
import Contacts

func kept(_ stream: OutputStream, plist: [String: NSObject]) {
  var error: NSError?
  JSONSerialization.writeJSONObject(plist, to: stream, options: [], error: &error)
  JSONSerialization.writeJSONObject(plist, to: stream, options: [], error: nil)
  if LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) { print(error) }
}

func thrown(_ store: CNContactStore, request: CNContactFetchRequest) {
  do {
    try store.enumerateContacts(with: request) { contact, stop in print(contact) }
    try store.enumerateContacts(with: request, usingBlock: { contact, stop in print(contact) })
  } catch { print(error) }
}

import Foundation

func request(_ url: URL) -> NSMutableURLRequest {
  let request = NSMutableURLRequest(url: url)
  request.httpMethod = "POST"
  let data = NSMutableData()
  data.append(Data("x".utf8))
  request.httpBody = data as Data
  let error = NSError(domain: "app", code: 3, userInfo: nil)
  print(error.localizedDescription, NSUUID().uuidString)
  return request
}

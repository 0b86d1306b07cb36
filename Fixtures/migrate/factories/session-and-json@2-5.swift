import Foundation

func fetch(_ url: URL) {
  let task = URLSession.shared.dataTask(with: url) { data, response, error in
    if error != nil { print("offline 📡") }
    DispatchQueue.main.async { print(data?.count ?? 0) }
  }
  task.resume()
}

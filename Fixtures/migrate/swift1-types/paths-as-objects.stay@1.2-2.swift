import Foundation

func shown(path: NSString, names: [String]) -> String {
  let bare = path.stringByDeletingPathExtension
  return (bare as NSString).lastPathComponent + "📁" + names.joinWithSeparator(", ")
}

import Foundation

func some() {
  print(Date(), Data(), IndexPath(), UUID())
}

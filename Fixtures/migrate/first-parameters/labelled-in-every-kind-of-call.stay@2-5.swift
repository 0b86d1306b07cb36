class Account {
  var name: String?

  func rename(name: String, quietly: Bool) { self.name = name }
  class func open(name: String) -> Account { return Account() }
  func close(after days: Int) {}
}

final class Savings: Account {
  override func rename(name: String, quietly: Bool) { super.rename(name: name, quietly: quietly) }

  func stop(_ other: Account?) {
    other?.rename(name: "x", quietly: true)
    close(after: 3)
  }
}

let account = Account.open(name: "🏦")
account.rename(name: "y", quietly: false)

struct TableProxy {
  func dequeueReusableCellWithIdentifier(_ name: String) -> String { return name }
  func deselectRowAtIndexPath(_ row: Int, animated: Bool) {}
  func numberOfRowsInSection(_ section: Int) -> Int { return section }
}

let proxy = TableProxy()
let reused = proxy.dequeueReusableCellWithIdentifier("cell")
proxy.deselectRowAtIndexPath(proxy.numberOfRowsInSection(0), animated: true)

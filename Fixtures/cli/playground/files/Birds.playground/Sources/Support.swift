extension String { public var isBird: Bool { return self.hasSuffix("wren") } }

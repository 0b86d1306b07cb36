struct GridPath {
  let row: Int
}

protocol GridSource {
  func numberOfSectionsInGrid(_ grid: Grid) -> Int
  func grid(_ grid: Grid, cellForRowAtIndexPath path: GridPath) -> String
}

struct Grid {
  func load(_ source: GridSource) -> [String] {
    return (0..<source.numberOfSectionsInGrid(self)).map {
      source.grid(self, cellForRowAtIndexPath: GridPath(row: $0))
    }
  }

  func cellForRowAtIndexPath(_ path: GridPath) -> String {
    return "\(path.row)"
  }
}

let cell = Grid().cellForRowAtIndexPath(GridPath(row: 1))

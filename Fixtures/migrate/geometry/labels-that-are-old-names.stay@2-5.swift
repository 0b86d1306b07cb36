struct Recipe {
  init(CGRectMake name: String, CGPointZero flag: Bool = false) { self.name = flag ? "" : name }
  let name: String
}

let recipe = Recipe(CGRectMake: "rect", CGPointZero: true)
let pair = (CGSizeMake: 1, CGRectZero: 2)
print(recipe.name, pair.CGSizeMake + pair.CGRectZero)

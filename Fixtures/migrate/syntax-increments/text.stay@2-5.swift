// i++, --i and x-- are only words here.
let lesson = """
  for var i = 0; i < 3; i++ { print(i) }
  """
let signs = [-1, +1]
let difference = 3 - -2
/* count++ /* nested-- */ */
let url = "http://example.org/a--b++c"

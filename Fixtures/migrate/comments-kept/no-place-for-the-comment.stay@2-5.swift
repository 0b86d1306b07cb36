func next() -> Int {
  var i = 0
  let k = i++ /* ends
   on another line */
  return k
}

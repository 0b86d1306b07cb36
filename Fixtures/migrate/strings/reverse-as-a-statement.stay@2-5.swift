var queue = [1, 2, 3]
queue.reverse()
queue.sort(by: { $0 < $1 })
queue.append(contentsOf: [4, 5])
let newest = queue.max()

let f = UIFont(name: n, size: 3)!

let font = UIFont(name: "Wren", size: 12)!

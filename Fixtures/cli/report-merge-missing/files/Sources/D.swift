let d = 1

let nothing = 1

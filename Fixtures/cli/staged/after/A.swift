let fine = 1

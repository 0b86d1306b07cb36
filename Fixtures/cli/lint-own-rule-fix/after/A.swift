log(name) // who
print(a + b)

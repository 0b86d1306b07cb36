print(name) // who
print(a + b)

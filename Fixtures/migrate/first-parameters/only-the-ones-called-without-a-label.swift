func scale(value: Double, by factor: Double) -> Double { return value * factor }
func shift(value: Double, by offset: Double) -> Double { return value + offset }

print(scale(value: 2, by: 3))
print(shift(2, by: 3))

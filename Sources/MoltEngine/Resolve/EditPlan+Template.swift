extension EditPlan {
  mutating func fill(_ text: String) -> String? { "its template cannot be read" }
}

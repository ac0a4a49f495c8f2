// Texts in a change: what is absent stays as it is, and an empty text takes away what was there.

/// The text that a change gives, if it differs from the one before. Texts compare by their bytes.
func changed(_ text: String?, _ before: String?) -> String? {
  text.flatMap { $0.isSame(as: before ?? "") ? nil : $0 }
}

/// What a change makes of a text.
func updated(_ text: String?, by change: String?) -> String? {
  guard let change else { return text }
  return change.utf8.isEmpty ? nil : change
}

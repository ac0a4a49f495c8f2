import EventSourcing

extension Wording {
  /// The text in this language; the English one if there is no translation.
  public subscript(language: Language) -> String { language == .es ? es : en }
}

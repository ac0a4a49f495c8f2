import EventSourcing

extension Wording {
  /// What was written in this language; the English if nobody writes in it.
  public subscript(language: Language) -> String { language == .es ? es : en }
}

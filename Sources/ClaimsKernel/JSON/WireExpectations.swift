import ClaimsDomain
import EventSourcing

extension WireError {
  /// What cannot be read, put into words now: an error of reading knows of no tables.
  package static func unreadable(_ wording: Phrase) -> WireError {
    .unreadable(Language.allCases.map { wording[$0] })
  }

  /// What was expected at a place; nothing was found if no value is.
  static func expected(_ expected: Phrase, at place: String, found: JSONValue? = nil) -> WireError {
    .expected(expected, at: Phrase(plain: place), found: found?.kind ?? .nothing)
  }

  static func expected(_ expected: Phrase, at place: Phrase, found: Phrase) -> WireError {
    .unreadable(Phrase(.atPlace, place, Phrase.expected(expected, found: found)))
  }

  /// The same, of a text that says what was found.
  static func expected(_ expected: Phrase, at place: String, text found: String) -> WireError {
    .expected(expected, at: Phrase(plain: place), found: Phrase(.inQuotes, found))
  }
}

import ClaimsDomain
import EventSourcing

extension WireError {
  /// What was expected at a place, in English and in Spanish; nothing was found where no value is.
  static func expected(
    _ en: String, _ es: String, at place: String, found: JSONValue? = nil
  ) -> WireError {
    .expected(en, es, at: Wording(place, place), found: found?.kind ?? .nothing)
  }

  static func expected(
    _ en: String, _ es: String, at place: Wording, found: Wording
  ) -> WireError {
    let wording = Wording.expected(Wording(en, es), found: found)
    return .unreadable("\(place.en): \(wording.en)", "\(place.es): \(wording.es)")
  }

  /// The same, of a text that says what was found.
  static func expected(
    _ en: String, _ es: String, at place: String, text found: String
  ) -> WireError {
    .expected(en, es, at: Wording(place, place), found: Wording("'\(found)'", "'\(found)'"))
  }
}

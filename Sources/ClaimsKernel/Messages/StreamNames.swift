import ClaimsDomain
import EventSourcing

extension Category {
  /// What JSON calls a stream of this kind; nil for the registers, of which there is one each, and
  /// for actors, who are called by their own ids.
  public var word: StaticString? {
    switch self {
    case .claim: "claim"
    case .document: "document"
    case .report: "report"
    case .accident: "accident"
    case .property: "property"
    case .quiz: "quiz"
    case .lead: "lead"
    default: nil
    }
  }

  /// The kinds of streams that are called by a UUID.
  public static let named: [Category] = [
    .claim, .document, .report, .accident, .property, .quiz, .lead,
  ]
}

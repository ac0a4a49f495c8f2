import ClaimsDomain
import Descriptions
import EventSourcing

/// How often cases deviated in the same way.
public struct DeviationTotal: Equatable, Sendable, PrintsFields {
  /// The activity's name in the log.
  public var activity: String
  /// The refused command's verb; nil if it did not come to one.
  public var command: String?
  /// What the difference is.
  public var kind: Deviation.Kind
  /// Without the values in which one differs from the next.
  public var reason: Phrase
  /// How many deviations are alike; a case may have several of them.
  public var count: Int
}

extension Sequence<Deviation> {
  /// By activity, command and reason; the most frequent first.
  public var totals: [DeviationTotal] {
    var places: [[String?]: Int] = [:]
    var totals: [DeviationTotal] = []
    for deviation in self {
      let total = DeviationTotal(deviation)
      let key = [total.activity, total.command, total.kind.rawValue, total.reason.en]
      if let place = places[key] {
        totals[place].count += 1
      } else {
        places[key] = totals.count
        totals.append(total)
      }
    }
    let ranked = totals.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    return ranked.map(\.element)
  }
}

extension DeviationTotal {
  fileprivate init(_ deviation: Deviation) {
    let codes = deviation.kind == .table ? [] : deviation.codes
    self.init(
      activity: deviation.activity, command: deviation.command, kind: deviation.kind,
      reason: codes.isEmpty
        ? deviation.reason
        : Phrase { language in codes.map { $0.wording[language] }.joined(separator: "; ") },
      count: 1)
  }
}

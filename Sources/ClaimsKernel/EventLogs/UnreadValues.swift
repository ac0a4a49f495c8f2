import Descriptions
import EventSourcing

/// What a log says and nothing asks for: how often, by where it stands. None of it is lost without a
/// word.
public struct UnreadValues: Equatable, Sendable, PrintsFields {
  /// How many values there are at each place; what lies beyond 1,000 places is under `…`.
  public private(set) var counts: [String: Int]

  /// What stands in more places than anybody looks at is counted as one.
  private static let (most, elsewhere) = (1_000, "…")

  /// Takes over counts by place.
  public init(_ counts: [String: Int] = [:]) { self.counts = counts }

  /// How many values there are at all places together.
  public var total: Int { counts.values.reduce(0, +) }

  /// The most frequent first.
  public var ranked: [(place: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0, $1) }
  }

  mutating func add(_ place: String, _ count: Int = 1) {
    let isKnown = counts[place] != nil || counts.count < Self.most
    counts[isKnown ? place : Self.elsewhere, default: 0] += count
  }

  mutating func add(_ other: UnreadValues) {
    for (place, count) in other.counts { add(place, count) }
  }

  /// What is told of a log of which no map can ask for more; nil if it says no more.
  var note: Phrase? {
    guard !counts.isEmpty else { return nil }
    return Phrase(.valuesThatNoMapReads, total, text(most: 20))
  }

  /// `cost 9, org:role 6`, and how many places more.
  public func text(most: Int) -> String {
    let shown = ranked.prefix(most).map { "\($0.place) \($0.count)" }
    let rest = counts.count - shown.count
    return (shown + (rest > 0 ? ["… (\(rest))"] : [])).joined(separator: ", ")
  }
}

extension UnreadValues {
  /// Every value within one of JSON: an empty list, object or text says nothing.
  mutating func add(_ value: JSONValue, at place: String) {
    switch value {
    case .null, .string(""): break
    case .object(let members):
      for (name, member) in members { add(member, at: "\(place).\(name)") }
    case .array(let elements):
      for element in elements { add(element, at: place + "[]") }
    default: add(place)
    }
  }

  /// The members of an object, but those that are read.
  mutating func add(membersOf value: JSONValue, but known: Set<String>, at place: String) {
    guard case .object(let members) = value else { return }
    for (name, member) in members where !known.contains(name) {
      add(member, at: place.isEmpty ? name : "\(place).\(name)")
    }
  }
}

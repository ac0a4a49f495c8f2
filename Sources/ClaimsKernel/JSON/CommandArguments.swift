import ClaimsDomain
import EventSourcing

extension DomainCommand {
  /// The command of this verb with arguments that the reader fills; nil if there is none.
  static func read(
    _ verb: String, from reader: inout some FieldVisitor
  ) throws(WireError) -> DomainCommand? {
    guard let kind = kinds[verb] else { return nil }
    return try kind.union.read(kind.number, from: &reader).flatMap { DomainCommand($0) }
  }

  /// Whether there is such a verb.
  static func has(verb: String) -> Bool { kinds[verb] != nil }

  /// The number of each verb, and the union that it is in. No two aggregates share a verb.
  private static let kinds: [String: (union: any Union.Type, number: UInt32)] = {
    var kinds: [String: (union: any Union.Type, number: UInt32)] = [:]
    for union in unions {
      for (verb, number) in union.kinds { kinds[verb] = (union, number) }
    }
    return kinds
  }()
}

extension Union {
  fileprivate static var kinds: [(String, UInt32)] {
    Kind.allCases.filter { $0.rawValue != 0 }.map { ($0.name.description, $0.rawValue) }
  }

  /// The case of this number, filled by the reader; nil if there is none.
  fileprivate static func read(
    _ number: UInt32, from reader: inout some FieldVisitor
  ) throws(WireError) -> Self? {
    guard let kind = Kind(rawValue: number) else { return nil }
    return try read(kind, from: &reader)
  }
}

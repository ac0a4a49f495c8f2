import ClaimsDomain
import EventSourcing

extension DomainCommand {
  /// The command of this verb with arguments that the reader fills; nil if there is none.
  static func read(
    _ verb: String, from reader: inout some FieldVisitor
  ) throws(WireError) -> DomainCommand? {
    for union in unions {
      if let command = try union.read(verb, from: &reader) { return DomainCommand(command) }
    }
    return nil
  }
}

extension Union {
  /// The case of this name, filled by the reader; nil if there is none.
  fileprivate static func read(
    _ name: String, from reader: inout some FieldVisitor
  ) throws(WireError) -> Self? {
    guard let kind = Kind.named(name), kind.rawValue != 0 else { return nil }
    return try read(kind, from: &reader)
  }
}

import ClaimsDomain
import EventSourcing

extension DomainCommand {
  /// Its arguments, whatever its aggregate.
  public var payload: any Union { union }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 {
    if case .claim(let command) = self { return command.kind.rawValue }
    return union.kind.rawValue
  }

  /// Its verb. No two aggregates share one.
  public var name: StaticString {
    if case .claim(let command) = self { return command.kind.name }
    return union.kind.name
  }

  /// Claims' commands are encoded directly, since nearly all commands are theirs.
  public func encodedPayload() throws(WireError) -> [UInt8] {
    if case .claim(let command) = self { return try command.encodedPayload() }
    return try union.encodedPayload()
  }

  /// Writes the arguments.
  public func write(to writer: inout JSONWriter) { writer.payload(of: union) }

  /// Every verb, aggregate by aggregate.
  public static let verbs: [String] = unions.flatMap { names(of: $0) }

  private static func names<U: Union>(of type: U.Type) -> [String] {
    U.Kind.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }
}

extension DomainEvent {
  /// What it says, whatever its aggregate.
  public var payload: any Union { union }

  /// The event's name: `ClaimApproved`. No two aggregates share one.
  public var name: StaticString { kind.name }

  /// What it says, as the log stores it.
  public func encodedPayload() throws(WireError) -> [UInt8] {
    if case .claim(let event) = self { return try event.encodedPayload() }
    return try union.encodedPayload()
  }

  /// Reads a stored event.
  ///
  /// - Throws: what this build does not know, left by a newer version or by damage.
  public init(_ stored: StoredEvent) throws(WireError) {
    try self.init(
      category: stored.stream.category, type: stored.type, payload: stored.payload)
  }

  /// Writes what it says.
  public func write(to writer: inout JSONWriter) { writer.payload(of: union) }

  /// What it says, field by field.
  public var fields: [FieldList.Row] { fieldRows(union) }
}

extension DomainEventKind {
  /// The event's name: `ClaimApproved`. No two aggregates share one.
  public var name: StaticString { code.name }

  /// Its number in its aggregate's union: stored.
  public var type: UInt32 { code.rawValue }

  /// - Returns: nil for what this build does not know.
  init?(_ stored: StoredEvent) {
    self.init(category: stored.stream.category, type: stored.type)
  }

  /// Every event of every aggregate, by its name.
  static let named: [String: DomainEventKind] = Dictionary(
    all.map { ($0.name.description, $0) }, uniquingKeysWith: { first, _ in first })
}

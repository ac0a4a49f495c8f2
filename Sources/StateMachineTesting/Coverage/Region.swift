import EventSourcing

/// A part of a machine with statuses of its own: what coverage counts, as a matrix of statuses and
/// commands.
///
/// A machine may have several, such as a claim and each of its payments.
public struct Region<State, Command>: Sendable {
  /// What its matrix is called.
  public let name: String
  /// The names of its statuses, in the order of the matrix.
  public let statuses: [String]
  /// The enumeration whose cases the statuses are, by its name; nil if they have no codes.
  public let statusType: String?
  /// The names of its kinds of commands, in the order of the matrix.
  public let verbs: [String]
  /// The place of the status in its list, -1 if it is not listed; nil if the command is none
  /// of this region's.
  @usableFromInline let status: @Sendable (State, Command) -> Int?
  /// The place of the command in its list; nil if it is not listed.
  @usableFromInline let verb: @Sendable (Command) -> Int?
  /// Whether commands that are not listed are none of this region's, so that its status need
  /// not be asked for.
  @usableFromInline let isClosed: Bool

  /// A region.
  ///
  /// - Parameters:
  ///   - name: what its matrix is called.
  ///   - statuses: every status, in the order of the matrix.
  ///   - verbs: every kind of command, in the order of the matrix.
  ///   - status: the region's status, as far as this command is concerned; nil if the
  ///     command is none of this region's.
  ///   - verb: what kind of command it is.
  public init<Status: Hashable & Sendable, Verb: Hashable & Sendable>(
    _ name: String, statuses: [Status], verbs: [Verb],
    status: @escaping @Sendable (State, Command) -> Status?,
    verb: @escaping @Sendable (Command) -> Verb
  ) {
    self.name = name
    self.statuses = statuses.map(Self.name(of:))
    statusType = (Status.self as? any CodedEnum.Type)?.schemaName.description
    self.verbs = verbs.map(Self.name(of:))
    let statusPlaces = Dictionary(
      statuses.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let verbPlaces = Dictionary(
      verbs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.status = { state, command in status(state, command).map { statusPlaces[$0] ?? -1 } }
    self.verb = { verbPlaces[verb($0)] }
    isClosed = false
  }

  /// A region whose words have codes: no hashing while millions of steps are counted.
  @inlinable public init<Status: CodedEnum, Verb: CodedEnum>(
    _ name: String, statuses: [Status], verbs: [Verb],
    status: @escaping @Sendable (State, Command) -> Status?,
    verb: @escaping @Sendable (Command) -> Verb
  ) {
    self.init(
      name, statuses: statuses, verbs: verbs, isClosed: false, status: status, verb: verb)
  }

  /// The same, which says whether commands that are not listed are none of this region's.
  @inlinable public init<Status: CodedEnum, Verb: CodedEnum>(
    _ name: String, statuses: [Status], verbs: [Verb],
    isClosed: Bool,
    status: @escaping @Sendable (State, Command) -> Status?,
    verb: @escaping @Sendable (Command) -> Verb
  ) {
    let statusPlaces = Self.places(statuses.map(\.rawValue))
    let verbPlaces = Self.places(verbs.map(\.rawValue))
    self.init(
      name: name, statuses: statuses.map(\.name.description),
      statusType: Status.schemaName.description, verbs: verbs.map(\.name.description),
      isClosed: isClosed,
      status: { state, command in
        guard let code = status(state, command)?.rawValue else { return nil }
        return code < statusPlaces.count ? statusPlaces[Int(code)] ?? -1 : -1
      },
      verb: { command in
        let code = verb(command).rawValue
        return code < verbPlaces.count ? verbPlaces[Int(code)] : nil
      })
  }

  @usableFromInline init(
    name: String, statuses: [String], statusType: String, verbs: [String], isClosed: Bool,
    status: @escaping @Sendable (State, Command) -> Int?,
    verb: @escaping @Sendable (Command) -> Int?
  ) {
    self.name = name
    self.statuses = statuses
    self.statusType = statusType
    self.verbs = verbs
    self.isClosed = isClosed
    self.status = status
    self.verb = verb
  }

  @usableFromInline static func places(_ codes: [UInt32]) -> [Int?] {
    var places = [Int?](repeating: nil, count: 1 + Int(codes.max() ?? 0))
    for (place, code) in codes.enumerated() { places[Int(code)] = place }
    return places
  }

  /// A region whose status is the same for every command.
  public init<Status: Hashable & Sendable & CaseIterable, Verb: Hashable & Sendable & CaseIterable>(
    _ name: String, status: @escaping @Sendable (State) -> Status,
    verb: @escaping @Sendable (Command) -> Verb
  ) {
    self.init(
      name, statuses: Array(Status.allCases), verbs: Array(Verb.allCases),
      status: { state, _ in status(state) }, verb: verb)
  }

  /// A region whose commands are an enumeration themselves.
  public init<Status: Hashable & Sendable & CaseIterable>(
    _ name: String, status: @escaping @Sendable (State) -> Status
  ) where Command: Hashable & Sendable & CaseIterable {
    self.init(name, status: status, verb: { $0 })
  }

  private static func name<Value>(of value: Value) -> String {
    if let coded = value as? any CodedEnum { return coded.name.description }
    return "\(value)"
  }
}

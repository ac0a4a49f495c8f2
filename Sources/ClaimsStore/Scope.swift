import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A view of a part of a store's state: shows that part, and sends through the store. It keeps
/// nothing, so that there is one root however many scopes there are.
public struct Scope<Value: Sendable>: Sendable {
  private let root: any ScopeRoot
  private let subjects: Set<Subject>
  private let slice: @Sendable (StoreState) -> Value

  fileprivate init(
    _ root: any ScopeRoot, _ subjects: Set<Subject>,
    _ slice: @escaping @Sendable (StoreState) -> Value
  ) {
    self.root = root
    self.subjects = subjects
    self.slice = slice
  }

  /// The part as of now. Blocks until it is durable.
  public var value: Value {
    get throws(EventStoreError) { try root.read(slice) }
  }

  /// A part of this part.
  public func scope<Part: Sendable>(
    _ part: @escaping @Sendable (Value) -> Part
  ) -> Scope<Part> {
    Scope<Part>(root, subjects) { [slice] in part(slice($0)) }
  }

  /// Sends a command through the store, and waits until the answer is durable: see `Store.send`.
  public func send(_ command: CommandEnvelope) async throws(EventStoreError) -> Answer {
    try await root.send(command)
  }

  /// The same for a caller with a thread of its own, which it blocks.
  public func send(_ command: CommandEnvelope) throws(EventStoreError) -> Answer {
    try root.send(command)
  }

  /// What would become of a command now. Writes nothing and records nothing.
  public func forecast(_ command: CommandEnvelope) throws(EventStoreError) -> Forecast {
    try root.forecast(command)
  }

  /// Every command to a stream: allowed, or why not. See `Store.allowed`.
  ///
  /// - Parameters:
  ///   - actor: who would send the commands.
  ///   - role: the role in which they would.
  ///   - stream: of any kind; one that does not exist is taken for a new one.
  ///   - asIfHeld: whether to tell what they might do if they held the role.
  public func allowed(
    for actor: ActorID, as role: Role, on stream: StreamID, asIfHeld: Bool = false
  ) throws(EventStoreError) -> [Permission] {
    try root.allowed(for: actor, as: role, on: stream, asIfHeld: asIfHeld, seenBy: .whole)
  }
}

extension Scope where Value: Equatable {
  /// The part, now and after every change of it: see `Store.values`.
  public var values: AsyncStream<Value> { root.values(on: subjects, of: slice) }
}

extension Store {
  /// A view of a part of the state.
  ///
  /// - Parameters:
  ///   - subjects: what the part depends on; none for anything.
  ///   - slice: quick, and without a call of this store: it runs under the kernel's lock.
  public func scope<Value: Sendable>(
    on subjects: Set<Subject> = [], _ slice: @escaping @Sendable (StoreState) -> Value
  ) -> Scope<Value> { Scope(self, subjects, slice) }
}

/// The store, whatever its log: who has a scope need not know it.
private protocol ScopeRoot: Sendable {
  func read<Value: Sendable>(
    _ slice: @Sendable (StoreState) -> Value
  ) throws(EventStoreError) -> Value
  func values<Value: Equatable & Sendable>(
    on subjects: Set<Subject>, of slice: @escaping @Sendable (StoreState) -> Value
  ) -> AsyncStream<Value>
  func send(_ command: CommandEnvelope) async throws(EventStoreError) -> Answer
  func send(_ command: CommandEnvelope) throws(EventStoreError) -> Answer
  func forecast(_ command: CommandEnvelope) throws(EventStoreError) -> Forecast
  func allowed(
    for actor: ActorID, as role: Role, on stream: StreamID, asIfHeld: Bool, seenBy: ReaderRoles
  ) throws(EventStoreError) -> [Permission]
}

extension Store: ScopeRoot {}

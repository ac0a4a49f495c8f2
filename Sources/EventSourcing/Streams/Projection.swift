/// A read model that folds the log, entry by entry.
public protocol Projection: Sendable {
  /// Folds one commit or refusal in.
  ///
  /// - Throws: what could not be read. The state must then be as it was before the call.
  mutating func apply(_ entry: Entry) throws(WireError)
}

/// A projection with the position it has reached. It halts on the first entry that it cannot read
/// rather than skip it: a total that silently lacks an event is worse than none.
public struct Projected<Model: Projection>: Sendable {
  /// What is folded so far: without the entry that halted it.
  public private(set) var model: Model
  /// Everything up to here is folded in.
  public private(set) var position = Position.start
  /// Where and why it stopped; nil as long as every entry could be read.
  public private(set) var halt: Halt?

  /// The place at which a projection stopped, and why.
  public struct Halt: Equatable, Sendable {
    /// The position before the entry that could not be read.
    public let decidedAt: Position
    /// Why it could not be read.
    public let reason: WireError
  }

  /// Creates a projection that has folded nothing: the model is that of an empty log.
  public init(_ model: Model) { self.model = model }

  /// Folds an entry in, unless the projection has halted.
  public mutating func apply(_ entry: Entry) {
    guard halt == nil else { return }
    do throws(WireError) {
      try model.apply(entry)
      position = entry.last
    } catch {
      halt = Halt(decidedAt: entry.decidedAt, reason: error)
    }
  }
}

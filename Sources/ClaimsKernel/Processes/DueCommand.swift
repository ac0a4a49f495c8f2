import ClaimsDomain
import Descriptions
import EventSourcing

/// A command that is due by itself: only the passing of time asks for it.
///
/// Source: Specs/Processes.md, "Time".
public struct DueCommand: Equatable, Sendable, PrintsFields {
  /// The stream that the command goes to.
  public let stream: StreamID
  /// The moment from which it is due.
  public let due: Instant
  /// What is to be sent, in the role `system`.
  public let command: DomainCommand

  /// Creates a command that is due from a moment on.
  public init(stream: StreamID, due: Instant, command: DomainCommand) {
    self.stream = stream
    self.due = due
    self.command = command
  }

  /// The id under which it is sent: the same for all senders, so that receipts make it happen once.
  ///
  /// - Parameter round: 0 but for what becomes due again at the very same moment after it was done.
  public func id(round: UInt64 = 0) -> Identifier {
    var name = NameOfCommand(process: "deadline")
    name.add(stream)
    name.add(command.name)
    name.add(UInt64(bitPattern: due.nanoseconds))
    name.add(round)
    return name.id
  }
}

extension LogState {
  /// What is due at a time and not done yet, in the order in which it became due.
  ///
  /// A stream that was changed after that time is left out: nothing here knows what it was then.
  public func due(at time: Instant) -> [DueCommand] {
    var due = Category.aggregates.flatMap { self.due(in: $0, at: time) }
    due.sort {
      if $0.due != $1.due { return $0.due < $1.due }
      if $0.stream.category != $1.stream.category {
        return $0.stream.category.number < $1.stream.category.number
      }
      return $0.stream.id < $1.stream.id
    }
    return due
  }

  /// Whether a command is still due at a time.
  func isDue(_ command: DueCommand, at time: Instant) -> Bool {
    func isDue<A: LogAggregate>(_: A.Type) -> Bool {
      A.snapshot(of: command.stream, in: self).map { due(on: $0, at: time).contains(command) }
        ?? false
    }
    return command.stream.category.aggregate.map { isDue($0) } ?? false
  }

  private func due<A: LogAggregate>(in type: A.Type, at time: Instant) -> [DueCommand] {
    var due: [DueCommand] = []
    A.forEachCard(in: self) { due += self.due(on: $0, at: time) }
    return due
  }

  private func due<A: LogAggregate>(on snapshot: Snapshot<A>, at time: Instant) -> [DueCommand] {
    guard snapshot.updated <= time else { return [] }
    return A.due(on: snapshot.state, at: time, under: rules(for: snapshot, at: time)).map {
      DueCommand(
        stream: StreamID(A.category, snapshot.id), due: $0.due, command: A.wrap($0.command))
    }
  }
}

/// The id of a command that no sender chose: a hash of what it is for.
///
/// Source: Specs/Processes.md, "Ids".
struct NameOfCommand {
  private var bytes: [UInt8]

  init(process: StaticString) {
    bytes = Array(process.description.utf8) + [0]
  }

  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
  }

  mutating func add(_ text: StaticString) { bytes += Array(text.description.utf8) + [0] }

  mutating func add(_ stream: StreamID) {
    add(UInt64(stream.category.number))
    add(stream.id.high)
    add(stream.id.low)
  }

  var id: Identifier { fnv1a128(bytes) }
}

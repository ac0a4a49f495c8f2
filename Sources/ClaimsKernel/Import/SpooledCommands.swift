import ClaimsDomain
import EventSourcing

/// A command of a plan, which waits in a spool. A plan may have millions of them: 24 bytes each.
struct PlannedStep: Sendable {
  /// The latest time that its stream had reached: commands of several streams go in this order.
  let known: Instant
  let place: Int
  /// The place of the case, or the resource, among those of the plan.
  let source: UInt32
  /// The event, which no limit of a case lets come near 2^31, and behind it whether it is inferred.
  private let bits: UInt32
  /// Of a case: the event that it came of, from 1.
  var event: Int { Int(bits >> 1) }
  /// Whether the source leaves it implicit.
  var isInferred: Bool { bits & 1 == 1 }

  init(known: Instant, place: Int, source: Int, event: Int = 0, isInferred: Bool = false) {
    (self.known, self.place, self.source) = (known, place, UInt32(clamping: source))
    bits = UInt32(truncatingIfNeeded: event << 1) | (isInferred ? 1 : 0)
  }
}

extension [PlannedStep] {
  /// Puts them in the order of the source's times; if those are the same, that of the source.
  mutating func order() { sort { ($0.known, $0.place) < ($1.known, $1.place) } }
}

/// Commands in the order in which they are sent, most of which wait in a spool.
public struct SpooledCommands: Sendable {
  /// Those that are sent first.
  var first: [CommandEnvelope] = []
  let spool: any Spool
  var steps: [PlannedStep]
  /// Who brings those of the spool over.
  var importedBy = ActorID()

  /// How many commands there are, in the spool or not.
  public var count: Int { first.count + steps.count }
  /// Whether there is nothing to send.
  public var isEmpty: Bool { count == 0 }

  /// - Parameter position: less than the count.
  /// - Throws: if the spool cannot be read.
  public func command(at position: Int) throws(EventStoreError) -> CommandEnvelope {
    guard position >= first.count else { return first[position] }
    return try spool.command(at: steps[position - first.count].place, importedBy: importedBy)
  }
}

extension Spool {
  func add(_ command: CommandEnvelope) throws(EventStoreError) -> Int {
    let bytes: [UInt8]
    do throws(WireError) { bytes = try command.record().encoded() } catch {
      throw .damaged(offset: 0, reason: "a command cannot be written: \(error)")
    }
    return try add(bytes)
  }

  func command(
    at place: Int, importedBy administrator: ActorID = ActorID()
  ) throws(EventStoreError) -> CommandEnvelope {
    let bytes = try bytes(at: place)
    do throws(WireError) {
      var command = try CommandEnvelope(try CommandRecord(decoding: bytes))
      command.importedBy = administrator
      return command
    } catch {
      throw .damaged(offset: 0, reason: "a command cannot be read again: \(error)")
    }
  }

  func add(_ words: [String]) throws(EventStoreError) -> Int {
    var writer = JSONWriter()
    writer.beginArray()
    for word in words { writer.string(word) }
    writer.endArray()
    return try add(writer.utf8)
  }

  func words(at place: Int) throws(EventStoreError) -> [String] {
    let bytes = try bytes(at: place)
    let words: JSONValue
    do throws(JSONFault) { words = try JSONValue(parsing: bytes) } catch {
      throw .damaged(offset: 0, reason: "a case's words cannot be read again: \(error)")
    }
    guard case .array(let elements) = words else {
      throw .damaged(offset: 0, reason: "a case's words cannot be read again: \(words.kind)")
    }
    return elements.map { $0.plainText ?? "" }
  }
}

import ClaimsDomain
import EventSourcing
import Synchronization

/// What an import sets aside and reads again: bytes, by where they stand. In memory, or in a file,
/// where a source is larger than that.
public protocol Spool: AnyObject, Sendable {
  /// Keeps bytes, and says where.
  func add(_ bytes: [UInt8]) throws(EventStoreError) -> Range<Int>
  func bytes(in range: Range<Int>) throws(EventStoreError) -> [UInt8]
}

/// A spool for what is small.
public final class MemorySpool: Spool {
  private let held = Mutex<[UInt8]>([])

  public init() {}

  public func add(_ bytes: [UInt8]) -> Range<Int> {
    held.withLock { held in
      held += bytes
      return held.count - bytes.count..<held.count
    }
  }

  public func bytes(in range: Range<Int>) -> [UInt8] { held.withLock { Array($0[range]) } }
}

/// Commands in the order in which they are sent, most of which wait in a spool.
public struct SpooledCommands: RandomAccessCollection, Sendable {
  /// Those that are sent first.
  var first: [CommandEnvelope] = []
  let spool: any Spool
  var places: [Range<Int>]
  /// Who brings those of the spool over.
  var importedBy = ActorID()

  public var startIndex: Int { 0 }
  public var endIndex: Int { first.count + places.count }

  /// One that cannot be read again is one that nobody sends, and that is refused.
  public subscript(position: Int) -> CommandEnvelope {
    guard position >= first.count else { return first[position] }
    do throws(EventStoreError) {
      var command = try spool.command(in: places[position - first.count])
      command.importedBy = importedBy
      return command
    } catch {
      return CommandEnvelope(
        id: Identifier(), actor: ActorID(), role: .unspecified, claim: Identifier(),
        command: .submit(Submit()))
    }
  }
}

extension Spool {
  func add(_ command: CommandEnvelope) throws(EventStoreError) -> Range<Int> {
    let bytes: [UInt8]
    do throws(WireError) { bytes = try command.record().encoded() } catch {
      throw .damaged(offset: 0, reason: "a command cannot be written: \(error)")
    }
    return try add(bytes)
  }

  func command(in range: Range<Int>) throws(EventStoreError) -> CommandEnvelope {
    let bytes = try bytes(in: range)
    do throws(WireError) { return try CommandEnvelope(try CommandRecord(decoding: bytes)) } catch {
      throw .damaged(offset: 0, reason: "a command cannot be read again: \(error)")
    }
  }
}

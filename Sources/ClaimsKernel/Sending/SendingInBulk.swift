import ClaimsDomain
import Descriptions
import EventSourcing
import WriteAheadLog

/// What became of commands that were sent one after the other.
public struct BulkAnswer: Equatable, Sendable, PrintsFields {
  /// How many were accepted and written.
  public var written = 0
  /// How many the log held already.
  public var repeated = 0
  /// The first that was refused; nothing was sent after it.
  public var refusal: RefusedAnswer?

  /// Creates the answer if nothing was sent.
  public init() {}
}

extension ClaimsKernel {
  /// Judges and commits commands in order and stops at the first refusal. Blocks until all that
  /// was written is durable, and not for each command.
  ///
  /// - Throws: if the log took nothing more, or its fate is unknown. Sending everything again
  ///   is safe: what is there is answered, not repeated.
  public func send(
    inBulk commands: some Sequence<CommandEnvelope>
  ) throws(EventStoreError) -> BulkAnswer {
    var rest = commands.makeIterator()
    return try send(commands.underestimatedCount) { () throws(EventStoreError) in rest.next() }
  }

  /// The same for commands that wait in a spool.
  ///
  /// - Throws: as above, and if the spool cannot be read: what was sent before stays.
  public func send(inBulk commands: SpooledCommands) throws(EventStoreError) -> BulkAnswer {
    var sent = 0
    return try send(commands.count) { () throws(EventStoreError) in
      guard sent < commands.count else { return nil }
      defer { sent += 1 }
      return try commands.command(at: sent)
    }
  }

  private func send(
    _ count: Int, next: () throws(EventStoreError) -> CommandEnvelope?
  ) throws(EventStoreError) -> BulkAnswer {
    var answer = BulkAnswer()
    var (waiting, last) = (0, log.head.ticket)
    var before = last
    let all = UInt64(count)
    while let command = try next() {
      let (verdict, ticket) = try submit(command)
      last = ticket
      switch verdict {
      case .accepted(let receipt) where receipt.repeated: answer.repeated += 1
      case .accepted:
        answer.written += 1
        waiting += 1
      case .refused(let refusal): answer.refusal = refusal
      }
      if answer.refusal != nil { break }
      let sent = UInt64(answer.written + answer.repeated)
      WorkMeter.tell(.sent, sent, of: sent > all ? nil : all)
      // The disk is at work on these while the next are judged, and lags behind by no more, so that
      // memory stays bounded.
      guard waiting == 2048 else { continue }
      log.whenDurable(last) { _ in }
      try log.waitUntilDurable(before)
      (before, waiting) = (last, 0)
    }
    try log.waitUntilDurable(last)
    return answer
  }
}

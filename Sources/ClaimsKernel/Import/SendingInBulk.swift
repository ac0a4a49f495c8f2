import ClaimsDomain
import EventSourcing
import WriteAheadLog

/// What became of commands that were sent one after the other.
public struct BulkAnswer: Equatable, Sendable {
  /// How many were accepted and written.
  public var written = 0
  /// How many the log held already.
  public var repeated = 0
  /// The first that was refused; nothing was sent after it.
  public var refusal: RefusedAnswer?

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
    var answer = BulkAnswer()
    var (waiting, last) = (0, log.head.ticket)
    let all = UInt64(commands.underestimatedCount)
    for command in commands {
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
      // What the log may lag behind, so that memory stays bounded.
      guard waiting == 4096 else { continue }
      try log.waitUntilDurable(last)
      waiting = 0
    }
    try log.waitUntilDurable(last)
    return answer
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension Store {
  /// Judges and commits a command now, and waits for nothing.
  ///
  /// - Parameter answered: called at once with the answer, which must not be shown yet. What it
  ///   returns is called once the answer is durable, or with why it will not be: from any thread,
  ///   also from this one.
  /// - Throws: if the log took nothing; nothing is called then.
  func send(
    _ command: CommandEnvelope, _ answered: (Answer) -> @Sendable (EventStoreError?) -> Void
  ) throws(EventStoreError) {
    let submission = try submit(command)
    let tell = answered(submission.answer)
    guard !kernel.log.isDurable(submission.ticket) else {
      settle(command, submission)
      return tell(nil)
    }
    begin(command, submission)
    kernel.log.whenDurable(submission.ticket) { [self] failure in
      end(command.id, failure)
      if failure == nil { settle(command, submission) }
      tell(failure)
    }
  }
}

import ClaimsKernel
import EventSourcing
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Input {
  /// Has each line judged, and answers in their order, each answer once it is durable. While the
  /// disk is at work the next lines are judged. All that is read at once is answered at once, so that
  /// a sender who waits for an answer before the next line has it.
  ///
  /// - Parameters:
  ///   - judge: the answer to a line, which has a number from 1, and what has to be durable before
  ///     it is shown; nil for no answer.
  ///   - write: called from another thread.
  /// - Returns: the number of the last line that was judged.
  func answerLines<Log: EventStore, Answer: Sendable>(
    _ log: Log, _ output: inout Output,
    judge: (Line, Int) throws -> (answer: Answer, ticket: Ticket?)?,
    write: @escaping @Sendable (Answer, inout JSONWriter) -> Void
  ) throws -> Int {
    output.flush()
    let failure = Atomic<Int32>(0)
    defer { output.note(failure: failure.load(ordering: .acquiring)) }
    return try AnswerQueue.run(log) { queue in
      var (number, batch) = (0, Batch<Answer>())
      func send(isAwaited: Bool = false) throws(EventStoreError) -> Bool {
        defer { batch = Batch() }
        let answers = batch.answers
        return try queue.add(
          batch.tickets, weight: batch.weight, isAwaited: isAwaited
        ) { count in
          var writer = JSONWriter()
          for answer in answers[..<count] {
            write(answer, &writer)
            writer.raw("\n")
          }
          Progress.shared.clear()
          var isWritten = true
          writer.drain { isWritten = Output.write($0, to: 1) }
          if !isWritten { failure.store(errno, ordering: .releasing) }
          return isWritten
        }
      }
      do {
        while let line = try nextLine() {
          number += 1
          batch.weigh(line)
          if let (answer, ticket) = try judge(line, number) { batch.add(answer, ticket) }
          // The reader of the answers is gone: the rest can be sent again.
          if !hasLine, try !send(isAwaited: !isReadable) { break }
        }
      } catch {
        _ = try send()
        throw error
      }
      _ = try send()
      return number
    }
  }
}

/// What is judged and not handed on yet.
private struct Batch<Answer> {
  private(set) var answers: [Answer] = []
  private(set) var tickets: [Ticket?] = []
  private(set) var weight = 0

  mutating func add(_ answer: consuming Answer, _ ticket: Ticket?) {
    answers.append(answer)
    tickets.append(ticket)
  }

  /// About what an answer, and the line as it waits in the log, take of memory.
  mutating func weigh(_ line: Input.Line) {
    weight += 512
    if case .text(let bytes) = line { weight += bytes.count }
  }
}

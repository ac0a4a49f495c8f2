import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  func send(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let path = arguments.value("outbox") { return try queue(arguments, in: path, &output) }
    let input = try Input(arguments.rest.first ?? "-")
    var refusals = 0
    let code = try writing(to: arguments.log, output) { store in
      var number = 0
      while let line = try input.nextLine() {
        number += 1
        guard let answer = try answer(line, number, store) else { continue }
        if !answer.isAccepted { refusals += 1 }
        // Whoever sends waits for the answer: nothing stays in the buffer.
        output.line(answer.json)
        output.flush()
        // Nobody hears the answers any more: what is left can be sent again.
        if output.isBroken { break }
      }
      return .done
    }
    return refusals > 0 ? .refused : code
  }

  /// The answer to one line; nil for an empty one.
  private func answer(
    _ line: Input.Line, _ number: Int, _ store: Store<WriteAheadLog>
  ) throws(EventStoreError) -> Answer? {
    switch line {
    case .tooLong:
      return malformed(number, "longer than \(Input.lineLimit) bytes; the line was skipped")
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return nil }
      let command: CommandEnvelope
      do throws(JSONFault) {
        command = try CommandEnvelope(json: bytes)
      } catch { return malformed(number, error.explanation, bytes) }
      return try store.send(command)
    }
  }

  /// A line that is no command is refused like one, but cannot be recorded as one.
  private func malformed(
    _ number: Int, _ explanation: String, _ line: [UInt8] = []
  ) -> Answer {
    .refused(RefusedAnswer(malformed: line, "line \(number): \(explanation)"))
  }
}

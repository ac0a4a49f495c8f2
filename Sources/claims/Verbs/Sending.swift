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
        guard let answer = try answer(line, number, store, output.speech.language) else { continue }
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
    _ line: Input.Line, _ number: Int, _ store: Store<WriteAheadLog>, _ language: Language
  ) throws(EventStoreError) -> Answer? {
    switch line {
    case .tooLong:
      let limit = Input.lineLimit
      let fault = Wording(
        "longer than \(limit) bytes; the line was skipped",
        "más de \(limit) bytes; se omitió la línea")
      return malformed(number, fault, in: language)
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return nil }
      let command: CommandEnvelope
      do throws(JSONFault) {
        command = try CommandEnvelope(json: bytes)
      } catch { return malformed(number, error.wording, bytes, in: language) }
      return try store.send(command)
    }
  }

  /// A line that is no command is refused like one, but cannot be recorded as one.
  private func malformed(
    _ number: Int, _ fault: Wording, _ line: [UInt8] = [], in language: Language
  ) -> Answer {
    .refused(RefusedAnswer(malformed: line, fault.of(line: number), in: language))
  }
}

extension Wording {
  /// What is wrong with a line of the input, from 1.
  func of(line number: Int) -> Wording {
    Wording("line \(number): \(en)", "línea \(number): \(es)")
  }
}

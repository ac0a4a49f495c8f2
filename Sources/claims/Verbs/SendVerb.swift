import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

extension Verb {
  func send(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let path = arguments.value("outbox") {
      if arguments.has("importing") { throw Usage.exclusive("--importing", "--outbox") }
      return try queue(arguments, in: path, &output)
    }
    let input = try Input(arguments.rest.first ?? "-")
    if input.isTerminal { output.message(.readsLinesUntilControlD) }
    let isImporting = arguments.has("importing")
    let isStrict = try arguments.choice("durability", of: AskedDurability.self) == .strict
    var (number, refusals) = (0, 0)
    let code = try writing(
      to: arguments.log, durability: isStrict ? .strict : .standard,
      encrypting: arguments.has("encrypt"), output
    ) { store in
      endInputOnSignals()
      let speech = output.speech
      number = try input.answerLines(store.kernel.log, &output) { line, number in
        let judged = try judge(line, number, store.kernel, isImporting, speech)
        if let judged, !judged.answer.isAccepted { refusals += 1 }
        return judged
      } write: { answer, writer in
        answer.write(to: &writer)
      }
      return input.isCutOff ? .failed : .done
    }
    if code == .failed { output.message(.endedByASignalAfterLine, number) }
    return refusals > 0 && code == .done ? .refused : code
  }

  /// The answer to one line; nil for an empty one.
  private func judge(
    _ line: Input.Line, _ number: Int, _ kernel: ClaimsKernel<ClaimsLog>,
    _ isImporting: Bool, _ speech: Speech
  ) throws(EventStoreError) -> (answer: Answer, ticket: Ticket?)? {
    switch line {
    case .tooLong:
      return (Self.tooLong(number, in: speech.languageOfAnswers), nil)
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return nil }
      let command: CommandEnvelope
      do throws(JSONFault) {
        command = try CommandEnvelope(json: bytes, importing: isImporting)
      } catch {
        return (Self.malformed(number, error.wording, bytes, in: speech.languageOfAnswers), nil)
      }
      let (answer, ticket) = try kernel.submit(command)
      return (answer.worded(in: speech.words?.language), ticket)
    }
  }

  /// The answer to a line that was not read to its end.
  static func tooLong(_ number: Int, in language: Language) -> Answer {
    let limit = Input.lineLimit
    return malformed(
      number,
      Phrase(.longerThanBytesTheLine, limit), in: language)
  }

  /// A line that is not a command is answered like a refused one, but cannot be recorded.
  private static func malformed(
    _ number: Int, _ fault: Phrase, _ line: ArraySlice<UInt8> = [], in language: Language
  ) -> Answer {
    .refused(RefusedAnswer(malformed: line, fault.of(line: number), in: language))
  }
}

private enum AskedDurability: String, CaseIterable { case standard, strict }

extension Phrase {
  /// What is wrong with a line of the input, from 1.
  func of(line number: Int) -> Phrase {
    Phrase(.lineNumber, number, self)
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Verb {
  func send(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let path = arguments.value("outbox") {
      if arguments.has("importing") { throw Usage.exclusive("--importing", "--outbox") }
      return try queue(arguments, in: path, &output)
    }
    let input = try Input(arguments.rest.first ?? "-")
    if input.isTerminal { output.message(.readsLinesUntilControlD) }
    let isImporting = arguments.has("importing")
    let speech = output.speech
    let first =
      isThere(arguments.log)
      ? (lines: 0, faults: 0) : try answerUnreadable(input, isImporting, &output)
    if output.isBroken { return .failed }
    if first.faults > 0, input.isAtItsEnd {
      output.message(.noCommandNoLog, arguments.log)
      return .refused
    }
    let isStrict = try arguments.choice("durability", of: AskedDurability.self) == .strict
    var (number, refusals, isUnregistered) = (0, first.faults, false)
    var isUnreadable = first.faults > 0
    let code = try writing(
      to: arguments.log, durability: isStrict ? .strict : .standard,
      encrypting: arguments.has("encrypt"), output
    ) { store in
      endInputOnSignals()
      number = first.lines
      number += try input.answerLines(store.kernel.log, &output) { line, number in
        let judged = try judge(line, first.lines + number, store.kernel, isImporting, speech)
        if case .refused(let refused)? = judged?.answer {
          refusals += 1
          isUnreadable = isUnreadable || refused.isNoJSON
          isUnregistered = isUnregistered || refused.reasons.contains { $0.isOfAnEmptyRegister }
        }
        return judged
      } write: { answer, writer in
        answer.write(to: &writer)
      }
      return input.isCutOff ? .failed : .done
    }
    if isUnreadable { output.message(.oneCommandALine) }
    if isUnregistered { output.message(.registerTheFirst, Self.firstCommand) }
    if code == .failed { output.message(.endedByASignalAfterLine, number) }
    return refusals > 0 && code == .done ? .refused : code
  }

  /// The line that registers somebody as a log's administrator, to be filled in.
  private static var firstCommand: String {
    #"{"id":"00000000-0000-4000-8000-000000000001","actor":{"id":"ada","role":"administrator"},"person":"ada","#
      + #""command":{"registerActor":{"name":"Ada","roles":["administrator"]}}}"#
  }

  /// Answers the lines before the first command: as long as there is none, no log is made.
  ///
  /// - Returns: how many there were, and how many of them were answered: all but the empty ones.
  private func answerUnreadable(
    _ input: Input, _ isImporting: Bool, _ output: inout Output
  ) throws -> (lines: Int, faults: Int) {
    var (number, faults) = (0, 0)
    while let line = try input.nextLine() {
      switch read(line, number + 1, isImporting, output.speech) {
      case .command?:
        input.putBack(line)
        return (number, faults)
      case .fault(let answer)?:
        faults += 1
        output.line(answer.json)
        output.flush()
        guard !output.isBroken else { return (number, faults) }
      case nil: break
      }
      number += 1
    }
    return (faults == 0 ? 0 : number, faults)
  }

  private enum ReadLine {
    case command(CommandEnvelope)
    case fault(Answer)
  }

  /// What a line says; nil for an empty one.
  private func read(
    _ line: Input.Line, _ number: Int, _ isImporting: Bool, _ speech: Speech
  ) -> ReadLine? {
    switch line {
    case .tooLong: return .fault(Self.tooLong(number, in: speech.languageOfAnswers))
    case .text(let bytes):
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) { return nil }
      do throws(JSONFault) {
        return .command(try CommandEnvelope(json: bytes, importing: isImporting))
      } catch {
        return .fault(
          Self.malformed(number, error.wording, bytes, in: speech.languageOfAnswers))
      }
    }
  }

  /// The answer to one line; nil for an empty one.
  private func judge(
    _ line: Input.Line, _ number: Int, _ kernel: ClaimsKernel<ClaimsLog>,
    _ isImporting: Bool, _ speech: Speech
  ) throws(EventStoreError) -> (answer: Answer, ticket: Ticket?)? {
    switch read(line, number, isImporting, speech) {
    case nil: return nil
    case .fault(let answer)?: return (answer, nil)
    case .command(let command)?:
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

extension RefusedAnswer {
  /// Whether the line was not even JSON, or a part of it.
  fileprivate var isNoJSON: Bool {
    command == Identifier() && reasons.contains { $0.code == .malformedCommand }
  }
}

extension Reason {
  /// Whether it came before anybody was registered.
  fileprivate var isOfAnEmptyRegister: Bool {
    code == .notAuthorised && expected == ActorDecider.bootstrap
  }
}

enum AskedDurability: String, CaseIterable { case standard, strict }

extension Phrase {
  /// What is wrong with a line of the input, from 1.
  func of(line number: Int) -> Phrase {
    Phrase(.lineNumber, number, self)
  }
}

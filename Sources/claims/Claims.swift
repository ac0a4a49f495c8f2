import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command line: the store's first front end.
@main
enum Claims {
  static func main() {
    // A reader that has seen enough closes the pipe: no reason to die noisily.
    signal(SIGPIPE, SIG_IGN)
    // Nor is a limit on the size of files: the write fails, and says so.
    signal(SIGXFSZ, SIG_IGN)
    takeStandardStreams()
    var output = Output()
    let code = run(Array(CommandLine.arguments.dropFirst()), &output)
    output.flush()
    if let loss = output.loss {
      output.message(loss)
      exit(ExitCode.failed.rawValue)
    }
    exit(code.rawValue)
  }

  /// Makes sure that the numbers of the standard streams are taken: if one was closed, the next
  /// file to be opened would get its number, and what is told would be written into a log.
  private static func takeStandardStreams() {
    // Read-only: a write to a stream that was closed fails.
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      guard descriptor >= 0, descriptor <= 2 else {
        if descriptor > 2 { close(descriptor) }
        return
      }
    }
  }

  static func run(_ words: [String], _ output: inout Output) -> ExitCode {
    // What makes no sense is told in the language that was asked for, too.
    output.speech = Speech(askedForIn: words)
    do {
      guard let first = words.first, first != "help", first != "--help", first != "-h" else {
        let wanted = words.dropFirst().first.flatMap(Verb.init(rawValue:))
        output.text(wanted.map(\.help) ?? Help.overview)
        return words.isEmpty ? .usage : .done
      }
      guard let verb = Verb(rawValue: first) else {
        throw Usage(
          .unknown(
            first, among: Verb.allCases.map(\.rawValue),
            Phrase(.thereIsNoVerbThe, first, Verb.names)))
      }
      if words.contains("--help") || words.contains("-h") {
        output.text(verb.help)
        return .done
      }
      let arguments = try Arguments(words.dropFirst(), for: verb)
      output.speech = try arguments.speech()
      let language = output.speech.language
      if let wording = verb.whenInterrupted { Interruption.expect(wording, in: language) }
      return try Progress.shared.showing(in: language) {
        let code = Result { try verb.run(arguments, &output) }
        do throws(EventStoreError) { try OpenedLogs.check() } catch {
          // Told of what could not be read.
          output.forget()
          throw error
        }
        return try code.get()
      }
    } catch { return told(error, about: words, output) }
  }

  /// Tells what went wrong, and what to do.
  private static func told(
    _ error: any Error, about words: [String], _ output: Output
  ) -> ExitCode {
    switch error {
    case let usage as Usage:
      output.message(usage.wording)
      let verb = words.first.flatMap(Verb.init).map { " \($0)" } ?? ""
      output.remark(.tryClaimsHelp, verb)
      return .usage
    case let error as LogOpenError:
      output.message(error.advice)
      return error.exitCode
    case let error as EventStoreError:
      output.message(error.advice)
      if case .damaged = error { return .damaged }
      return .failed
    case let fault as any WordedFault:
      output.message(fault.wording)
      return .failed
    default:
      output.message(.anErrorThatThisBuild, "\(error)")
      return .failed
    }
  }
}

/// What the shell gets to know.
enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  case usage = 2
  /// Some command was refused, or something that was to be brought over was not, or not whole: the
  /// rest was done.
  case refused = 3
  case damaged = 4
}

/// The words on the command line make no sense.
struct Usage: WordedFault {
  let wording: Phrase
  init(_ wording: Phrase) { self.wording = wording }
  init(_ key: Phrase.Key, _ values: Phrase.Value...) { wording = Phrase(key, with: values) }
}

/// Something could not be done, for a reason that is told.
struct Failure: WordedFault {
  let wording: Phrase
  init(_ key: Phrase.Key, _ values: Phrase.Value...) { wording = Phrase(key, with: values) }
  init(_ wording: Phrase) { self.wording = wording }

  /// What the system says of a file, in its own words.
  init(_ file: Phrase, system reason: String) {
    self.init(.systemSaysOfFile, file, reason)
  }

  /// What is wrong with something that is read, so that nothing was written.
  init(nothingWrittenFor place: Phrase, _ fault: Phrase) {
    self.init(.nothingWasWritten, place, fault)
  }
}

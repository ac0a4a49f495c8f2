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
    let code = run(
      Array(CommandLine.arguments.dropFirst()), &output, language: .ofEnvironment
    ) { try Configuration(of: Environment.self) }
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

  /// - Parameters:
  ///   - language: that of messages and headings, if none is asked for.
  ///   - defaults: reads what holds for options that are not given.
  static func run(
    _ words: [String], _ output: inout Output, language: Language = .en,
    defaults: () throws -> Configuration = { Configuration() }
  ) -> ExitCode {
    let defaults = Result { try defaults() }
    // What makes no sense is told in the language that was asked for, too.
    let surroundings = (try? defaults.get())?.language ?? language
    output.speech = Speech(askedForIn: words, among: surroundings)
    let words = Verb.first(in: words)
    do {
      if let tag = Speech.tag(in: words) { _ = try Language(askedFor: tag) }
      guard let first = words.first else {
        output.text(Help.overview(in: output.speech.language))
        return .usage
      }
      if ["--version", "-V", "version"].contains(first) {
        output.text(Self.version)
        return .done
      }
      if ["help", "--help", "-h"].contains(first) {
        try help(on: Array(words.dropFirst()), &output)
        return .done
      }
      guard let verb = Verb(rawValue: first) else {
        throw Usage(
          .unknown(
            first, among: Verb.allCases.map(\.rawValue), Phrase(.thereIsNoVerbThe, first)))
      }
      if words.contains("--help") || words.contains("-h") {
        output.text(verb.help(in: output.speech.language))
        return .done
      }
      let arguments = try Arguments(words.dropFirst(), for: verb, defaults: defaults.get())
      output.speech = output.speech.with(try arguments.words())
      output.speech.zone = try arguments.zone()
      try output.takeColor(arguments)
      for wording in arguments.placed { output.message(wording) }
      let language = output.speech.language
      if let wording = verb.whenInterrupted { Interruption.expect(wording, in: language) }
      return try Progress.shared.showing(in: language) {
        let code = Result {
          try arguments.has("watch")
            ? verb.watch(arguments, &output) : verb.run(arguments, &output)
        }
        do throws(EventStoreError) { try OpenedLogs.check() } catch {
          // Told of what could not be read.
          output.forget()
          throw error
        }
        return try code.get()
      }
    } catch { return told(error, about: words, output) }
  }

  /// What may change from one to the next is said in Specs/Versions.md.
  static var version: String {
    """
    claims 1.1.0
    logs of format \(WriteAheadLog.formatVersion), decisions of version \(ClaimDecider.version)
    """
  }

  /// - Parameter words: a topic, and the language that it is asked for in.
  private static func help(on words: [String], _ output: inout Output) throws {
    let option = "--" + Speech.option.name
    let place = words.firstIndex(of: option) ?? words.endIndex
    let topics = words[..<place] + words[place...].dropFirst(2)
    let topic = topics.first { !$0.hasPrefix(option + "=") }
    guard let topic, topic != "help" else {
      return output.text(Help.overview(in: output.speech.language))
    }
    if let verb = Verb(rawValue: topic) {
      return output.text(verb.help(in: output.speech.language))
    }
    if topic == "--man" { return output.text(ManPage.text(in: output.speech.language)) }
    if topic == "commands" { return output.text(CommandHelp.names) }
    guard let help = CommandHelp(topic) else {
      throw Usage(
        .unknown(
          topic, among: Verb.allCases.map(\.rawValue) + DomainCommand.verbs,
          Phrase(.thereIsNoHelpOn, topic)))
    }
    output.text(help.text(output.speech))
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
      let verb = words.first.flatMap(Verb.init)
      output.message(error.advice(toWrite: verb?.writesLog(words) ?? false))
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

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
    var output = Output()
    let code = run(Array(CommandLine.arguments.dropFirst()), &output)
    output.flush()
    if let loss = output.loss {
      output.message("claims: \(loss)")
      exit(ExitCode.failed.rawValue)
    }
    exit(code.rawValue)
  }

  static func run(_ words: [String], _ output: inout Output) -> ExitCode {
    do {
      guard let first = words.first, first != "help", first != "--help", first != "-h" else {
        let wanted = words.dropFirst().first.flatMap(Verb.init(rawValue:))
        output.text(wanted.map(\.help) ?? Help.overview)
        return words.isEmpty ? .usage : .done
      }
      guard let verb = Verb(rawValue: first) else {
        throw Usage("there is no verb '\(first)'; the verbs are: \(Verb.names)")
      }
      if words.contains("--help") || words.contains("-h") {
        output.text(verb.help)
        return .done
      }
      let arguments = try Arguments(words.dropFirst(), for: verb)
      output.speech = try arguments.speech()
      return try verb.run(arguments, &output)
    } catch let usage as Usage {
      output.message("claims: \(usage.explanation)")
      output.message("Try: claims help" + (words.first.flatMap(Verb.init).map { " \($0)" } ?? ""))
      return .usage
    } catch let error as LogOpenError {
      output.message("claims: \(output.speech.advice(on: error))")
      return error.exitCode
    } catch let error as EventStoreError {
      output.message("claims: \(output.speech.advice(on: error))")
      if case .damaged = error { return .damaged }
      return .failed
    } catch let failure as Failure {
      output.message("claims: \(failure.wording[output.speech.language])")
      return .failed
    } catch {
      output.message("claims: \(error)")
      return .failed
    }
  }
}

/// What the shell gets to know.
enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  case usage = 2
  case refused = 3
  case damaged = 4
}

/// The words on the command line make no sense.
struct Usage: Error {
  let explanation: String
  init(_ explanation: String) { self.explanation = explanation }
}

/// Something could not be done, for a reason that is told.
struct Failure: Error {
  let wording: Wording
  init(_ explanation: String) { wording = Wording(en: explanation, es: explanation) }
  init(_ en: String, _ es: String) { wording = Wording(en: en, es: es) }
}

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
      return try verb.run(arguments, &output)
    } catch let usage as Usage {
      output.message("claims: \(usage.explanation)")
      output.message("Try: claims help" + (words.first.flatMap(Verb.init).map { " \($0)" } ?? ""))
      return .usage
    } catch let error as LogOpenError {
      output.message("claims: \(error.explanation)")
      return error.exitCode
    } catch let error as EventStoreError {
      output.message("claims: \(error.advice)")
      if case .damaged = error { return .damaged }
      return .failed
    } catch let failure as Failure {
      output.message("claims: \(failure.explanation)")
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
  let explanation: String
  init(_ explanation: String) { self.explanation = explanation }
}

extension EventStoreError {
  /// What failed, and what to do.
  var advice: String {
    switch self {
    case .poisoned(let reason):
      "\(reason). Nothing more was taken. Everything that was answered is in the log; once the "
        + "cause is mended, send the rest again: what is there already is answered, not repeated"
    default: explanation
    }
  }
}

extension LogOpenError {
  /// What was expected, what was found, and what to do.
  var explanation: String {
    switch self {
    case .missing(let path):
      return "\(path): there is no such file. Name a log with --log FILE, "
        + "or make one by sending it commands: claims send --log \(path) FILE"
    case .unreadable(let path, let fault): return "\(path): \(fault.explanation)"
    case .inUse(let path, let holder):
      return "\(path) is being written by \(holder.note). End that process first; "
        + "the reading verbs work meanwhile"
    case .damaged(let path, let offset, let reason):
      return "\(path) is damaged at byte \(offset): \(reason). What was durable there is missing "
        + "or changed. Nothing was written. Restore the file from a copy; "
        + "'claims verify --log \(path)' tells how much of it is intact"
    case .system(let path, let error):
      if error.isFullDisk {
        return "\(path): the disk is full (\(error.explanation)). Free some space and try again; "
          + "nothing that was acknowledged is lost"
      }
      if error.isForbidden {
        return "\(path): \(error.explanation). Writing needs the right to write the file, its "
          + "folder and \(path).lock"
      }
      return "\(path): \(error.explanation)"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .unreadable, .damaged: .damaged
    default: .failed
    }
  }
}

extension LogFault {
  var explanation: String {
    switch self {
    case .empty:
      "the file is empty; a log begins with a header of 4096 bytes. If it was never a log, remove "
        + "it or name another with --log FILE"
    case .notALog:
      "this is not a log: it does not begin with the bytes of one. Name another with --log FILE"
    case .headerTruncated(let bytes):
      "the header is cut off after \(bytes) of 4096 bytes. Restore the file from a copy"
    case .headerDamaged:
      "the header does not match its checksum. Restore the file from a copy"
    case .newerFormat(let major, let features):
      "the log has format \(major) with features \(features); this version reads format 1. "
        + "Use a newer version"
    }
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Synchronization
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Verb {
  /// Plays a story into a fresh log, tells it as the log has it, and audits what was written.
  func demo(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let commands = try arguments.value("commands") ?? Demo.commands()
    let path = try arguments.value("log") ?? Demo.freshLog()
    guard access(path, F_OK) != 0 else {
      throw Failure(.existsTheDemoWantsA, path)
    }
    let input = try Input(commands)
    var (sent, refused) = (0, 0)
    let clock = StoryClock()
    let encrypting = arguments.has("encrypt")
    _ = try writing(to: path, encrypting: encrypting, output, clock: { clock.now }) { store in
      while let line = try input.nextLine() {
        guard case .text(let bytes) = line, !bytes.isEmpty else { continue }
        let command: CommandEnvelope
        do throws(JSONFault) { command = try CommandEnvelope(json: bytes) } catch {
          throw Failure(error.wording.at(commands))
        }
        clock.tell(command)
        sent += 1
        WorkMeter.tell(.sent, UInt64(sent), of: nil)
        if try !store.send(command).isAccepted { refused += 1 }
      }
      return .done
    }
    DemoStory.tell(Phrase(.demoSent, commands, sent, sent - refused, refused), &output)
    DemoStory.tell(Phrase(.demoEachLine), &output)
    output.line("")
    return try DemoStory(of: path).tell(&output)
  }
}

/// A clock that follows the story: a command is recorded when it was true, unless the log is past
/// that already. What is entered late then is late, and nothing else is.
private final class StoryClock: Sendable {
  private let time = Mutex(Instant())

  var now: Instant { time.withLock { $0 } }

  /// A second passes between two commands at least.
  func tell(_ command: CommandEnvelope) {
    time.withLock { time in
      let (next, overflow) = time.nanoseconds.addingReportingOverflow(1_000_000_000)
      let earliest = Instant(nanoseconds: overflow ? .max : next)
      time = max(earliest, command.effective ?? earliest)
    }
  }
}

private enum Demo {
  /// The commands beside the package: looked for from here, then from the executable upwards.
  static func commands() throws(Failure) -> String {
    let relative = "Examples/Demo/story.jsonl"
    if access(relative, R_OK) == 0 { return relative }
    var folder = program
    if let real = realpath(folder, nil) {
      folder = String(cString: real)
      free(real)
    }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if access("\(folder)/\(relative)", R_OK) == 0 { return "\(folder)/\(relative)" }
    }
    throw Failure(.isNotHereRunThe, relative)
  }

  /// Where this program is: as it was called, or as it was found on the path.
  private static var program: String {
    let called = CommandLine.arguments.first ?? ""
    guard !called.contains("/") else { return called }
    let folders = (Environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(called)" }.first { access($0, X_OK) == 0 } ?? called
  }

  static func freshLog() throws(Failure) -> String {
    try freshFolder(
      "claims-demo",
      otherwise: Phrase(.nameALogWithLogFILE))
      + "/claims.wal"
  }
}

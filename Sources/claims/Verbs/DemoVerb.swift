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
  /// Plays five claims into a fresh log, prints their histories, and audits what was written.
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
        if try !store.send(command).isAccepted { refused += 1 }
      }
      return .done
    }
    output.line("\(sent) commands sent, \(sent - refused) accepted, \(refused) refused")
    output.line("")
    return try Demo.audit(path, &output)
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
    let relative = "Examples/Demo/commands.jsonl"
    if access(relative, R_OK) == 0 { return relative }
    var folder = CommandLine.arguments.first ?? ""
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

  static func freshLog() throws(Failure) -> String {
    try freshFolder(
      "claims-demo",
      otherwise: Phrase(.nameALogWithLogFILE))
      + "/claims.wal"
  }

  static func audit(_ path: String, _ output: inout Output) throws -> ExitCode {
    let log = try ClaimsLog(reading: path)
    let board = try ClaimTable(folding: log)
    var snapshots: [ClaimSnapshot] = []
    board.forEach { snapshots.append($0) }
    for snapshot in snapshots {
      output.line(
        output.bold("claim \(snapshot.id.text.prefix(8))  \(printable(snapshot.claim.title))")
          + "  \(snapshot.claim.status.name), paid \(snapshot.claim.paid.display)")
      try log.forEachEntry(of: .claim(snapshot.id)) { entry throws(EventStoreError) in
        do throws(WireError) {
          for line in try HistoryLine.lines(of: entry) {
            output.entry(VisibleEvent(whole: line).text(output))
          }
        } catch { throw .damaged(offset: 0, reason: "\(error)") }
        return true
      }
      output.line("")
    }
    output.line(output.bold("refused"))
    try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
      do throws(WireError) {
        if let line = try RefusalLine(entry) { output.entry(line.text(output)) }
      } catch { throw .damaged(offset: 0, reason: "\(error)") }
      return true
    }
    output.line("")
    let verification = try LogVerification(of: path)
    var audit = DecisionAudit()
    try audit.run(on: log)
    output.line(verification.wording[output.speech.language])
    output.line(audit.wording[output.speech.language])
    output.line("")
    output.line("The log is \(path)")
    output.line("Ask it more:")
    // As it was called: it need not be on the path.
    let program = CommandLine.arguments.first ?? "claims"
    for words in ["timeline a0", "allowed a0 --as hugo --only", "verify --decisions"] {
      output.line("  \(program) \(words) --log \(path)")
    }
    guard verification.ending == .whole else { return .damaged }
    return audit.differences.isEmpty ? .done : .failed
  }
}

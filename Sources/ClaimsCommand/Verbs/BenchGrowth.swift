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

/// What grows with a log, and what does not.
extension Bench {
  /// Logs of one, four and ten times as many commands, over a tenth as many claims: what somebody waits
  /// for who asks them, and in how much memory. Each question is a process of its own, from its start to its
  /// end; so is the writing, whose memory would count as theirs.
  func grow(_ output: inout Output) throws {
    for factor in [1, 4, 10] {
      let count = bulk * factor
      try WriteAheadLog.remove(path)
      try run(["bench", "--only", "w", "--dir", folder, "--keep"], with: "NBULK=\(count)")
      let size = try Input.size(of: path)
      let index = try Input.size(of: path + ".index")
      report("n_index", count, "per mille", [Double(index) * 1000 / Double(size)], &output)
      for (name, words, input) in questions(of: UInt64(count / 10)) {
        var (times, memory): ([Double], [Double]) = ([], [])
        for round in each() {
          let start = now()
          let most = try run(words + ["--log", path], reading: input(round))
          times.append((now() - start) * 1000)
          memory.append(Double(most) / 1e6)
        }
        report("n_" + name, count, "ms", times, &output)
        report("n_\(name)_memory", count, "MB", memory, &output)
      }
    }
  }

  private typealias Question = (name: String, words: [String], input: (_ round: Int) -> [UInt8])

  /// What writes comes last: it changes the log.
  private func questions(of claims: UInt64) -> [Question] {
    let claim = Workload.claimID(7919 % claims).text
    let list = ["list", "--limit", "20", "--sort", "updated:desc"]
    return [
      ("show", ["show", claim], { _ in [] }), ("history", ["history", claim], { _ in [] }),
      ("list", list, { _ in [] }), ("list_open", list + ["--open"], { _ in [] }),
      ("append", ["send"], note),
    ]
  }

  private func note(_ round: Int) -> [UInt8] {
    let command = CommandEnvelope(
      id: Identifier(high: 0x6e, low: UInt64(round)), actor: ActorID("hugo"), role: .handler,
      claim: Workload.claimID(0), command: .addNote(AddNote(text: "The assessor called.")))
    return Array(command.json.utf8) + [UInt8(ascii: "\n")]
  }

  /// Runs a verb in a process of its own. - Returns: the most memory that it had, in bytes.
  @discardableResult
  private func run(
    _ words: [String], reading input: [UInt8] = [], with environment: String = ""
  ) throws -> Int {
    let words = [CommandLine.arguments[0]] + words
    let ending = try ShellCommand(text: "exec >/dev/null; \(environment) exec")
      .run(input: input, words)
    guard ending.status == 0 else {
      throw Failure(Phrase(plain: words.joined(separator: " ")), system: "exit \(ending.status)")
    }
    return ending.memory
  }

  private func report(
    _ scenario: String, _ commands: Int, _ unit: String, _ values: [Double],
    _ output: inout Output
  ) {
    report(
      "\(scenario)_\(commands / 1000)k", unit, values, Phrase(.benchLogOf, commands), &output)
  }

  func writeLog(of count: Int) throws {
    let kernel = try freshKernel(reserving: 0)
    var workload = Workload(seed: 7, claims: UInt64(count / 10))
    var ticket = Ticket(0)
    for done in 1...count {
      let (answer, last) = try kernel.submit(workload.next())
      try accept(answer)
      ticket = last
      guard done % 1000 == 0 else { continue }
      try kernel.log.waitUntilDurable(ticket)
      WorkMeter.tell(.sent, UInt64(done), of: UInt64(count))
    }
    try kernel.close()
  }
}

extension Input {
  /// How many bytes a file has.
  fileprivate static func size(of path: String) throws(Failure) -> Int64 {
    var info = stat()
    guard stat(path, &info) == 0 else {
      throw Failure(.name(ofFile: path), system: String(cString: strerror(errno)))
    }
    return Int64(info.st_size)
  }
}

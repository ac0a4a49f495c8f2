import Foundation
import TestSupport
import Testing

@Suite("A signal that ends the process", .long)
struct SignalTests {
  /// Writes lines to a process that goes on waiting, and reads as many answers.
  private func play(
    _ arguments: [String], _ lines: String, answers: Int, _ signal: Int32
  ) throws -> (status: Int32, output: String) {
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(lines.utf8))
    var told = Data()
    while told.filter({ $0 == 0x0a }).count < answers {
      let some = output.fileHandleForReading.availableData
      if some.isEmpty { break }
      told += some
    }
    kill(process.processIdentifier, signal)
    told += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    let status = process.terminationReason == .exit ? process.terminationStatus : -1
    return (status, String(decoding: told, as: UTF8.self))
  }

  private func note(_ number: Int) -> String {
    #"{"id":"00000000-0000-4000-8000-\#(String(format: "%012x", number))","#
      + #""actor":{"id":"hugo","role":"handler"},"#
      + #""claim":"a0000000-0000-4000-8000-000000000001","command":{"addNote":{"text":"x"}}}"#
      + "\n"
  }

  /// The log is sealed, and the refusals beyond the budget are in it, counted.
  private func isWhole(_ log: String) throws {
    let verified = try CommandLineRun("verify", "--json", "--log", log)
    #expect(verified.output.contains(#""sealed":true"#))
    let refusals = try CommandLineRun("refusals", "--json", "--log", log)
    let counted = try refusals.lines.compactMap { line -> Int? in
      let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (row?["summary"] as? [String: Any])?["count"] as? Int
    }
    #expect(counted == [1, 49])
  }

  @Test(
    "seals the log of send, with what was answered and what was counted",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func send(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let refused = (1...150).map(note).joined()
    let answers = registered + 150
    // The last line has not come whole: it was not sent.
    let run = try play(
      ["send", "--log", folder.path()], registrations + refused + note(999).dropLast(9),
      answers: answers, signal)
    // What is behind it was not sent.
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == answers)
    try isWhole(folder.path())
  }

  @Test(
    "seals the log of serve, with what was answered and what was counted",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func serve(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let commands = registrations + (1...150).map(note).joined()
    var lines = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"#
    for (number, command) in commands.split(separator: "\n").enumerated() {
      lines +=
        "\n"
        + #"{"jsonrpc":"2.0","id":\#(number + 1),"method":"send","params":\#(command)}"#
    }
    let answers = registered + 151
    let run = try play(
      ["serve", "--log", folder.path()], lines + "\n", answers: answers, signal)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == answers)
    try isWhole(folder.path())
  }
}

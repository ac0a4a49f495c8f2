import EventSourcing
import Foundation
import Testing

@Suite("The receipt of an anonymous report")
struct ReceiptVerbTests {
  private static let code = "señal-4711"
  private static let report = "4e900000-0000-4000-8000-000000000001"

  /// A log with one anonymous report under the code's hash, and one of Carla's.
  private func log(_ folder: TemporaryFolder) throws -> String {
    func line(_ number: Int, _ who: String, _ target: String, _ command: String) -> String {
      #"{"id":"00000000-0000-0000-0e90-00000000000\#(number)",\#(who)"report":"\#(target)","#
        + #""command":\#(command)}"#
    }
    let nobody = #""actor":{"id":"","role":"anonymous"},"#
    let hugo = #""actor":{"id":"hugo","role":"handler"},"#
    let receipt = base64URL(try hash(Self.code, in: folder))
    let lines = [
      line(
        1, nobody, Self.report, #"{"startReport":{"isAnonymous":true,"receipt":"\#(receipt)"}}"#),
      line(
        2, nobody, Self.report,
        #"{"editReport":{"attackType":"email","incidentDate":"2026-03-01T00:00:00Z","#
          + #""impact":"robo_datos","description":"They wrote as Dario","receipt":"\#(receipt)"}}"#),
      line(3, nobody, Self.report, #"{"submitReport":{"receipt":"\#(receipt)"}}"#),
      line(4, hugo, Self.report, #"{"reviewReport":{}}"#),
      line(5, hugo, Self.report, #"{"addAdminNote":{"text":"the sender is known"}}"#),
    ]
    let run = try CommandLineRun(
      "send", "--log", folder.path(), input: registrations + lines.joined(separator: "\n"))
    #expect(run.status == 0, "\(run.output)")
    return folder.path()
  }

  /// What the store of blobs says that some text hashes to: the executable's own SHA-256.
  private func hash(_ text: String, in folder: TemporaryFolder) throws -> [UInt8] {
    let file = folder.url.appending(path: "code.txt")
    try Data(text.utf8).write(to: file)
    let run = try CommandLineRun(
      "blob", "put", "--json", "--profile", "anything", file.path, "--blobs",
      folder.path("blobs"))
    let digits = try #require(run.output.firstMatch(of: #/"digest":"([0-9a-f]{64})"/#)).1
    return stride(from: 0, to: 64, by: 2).compactMap { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16)
    }
  }

  @Test("shows its holder how far the report is, in both languages, and no more")
  func status() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let english = try CommandLineRun(
      "reports", "--receipt", Self.code, "--language", "en", "--log", path)
    #expect(english.status == 0, "\(english.messages)")
    #expect(english.lines.first == "report " + Self.report)
    #expect(english.lines.contains("  status         Reviewed"))
    #expect(english.lines.contains("  impact         Data Stolen"))
    let spanish = try CommandLineRun(
      "reports", "--receipt", "-", "--language", "es", "--log", path, input: Self.code + "\r\n")
    #expect(spanish.lines.contains("  estado         Revisado"))
    #expect(spanish.lines.contains("  impacto        Robo de Datos"))
    let json = try CommandLineRun("reports", "--receipt", Self.code, "--json", "--log", path)
    #expect(json.output.contains(#""status":{"code":"revisado","en":"Reviewed","es":"Revisado"}"#))
    for run in [english, spanish, json] {
      for secret in ["hugo", "Dario", "the sender is known", Self.code] {
        #expect(!run.output.contains(secret), "\(secret)")
      }
    }
  }

  @Test("that is wrong is refused alike, whatever comes near, in both languages")
  func wrong() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let answers = try ["señal-4712", "señal-471", "x", Self.report, "Señal-4711"].map { code in
      try CommandLineRun("reports", "--receipt", code, "--log", path)
    }
    for run in answers {
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("no anonymous report has this code"))
    }
    #expect(Set(answers.map(\.messages)).count == 1)
    let spanish = try CommandLineRun(
      "reports", "--receipt", "x", "--language", "es", "--log", path)
    #expect(spanish.messages.contains("ningún reporte anónimo tiene este código"))
  }

  @Test("is queried by itself")
  func alone() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    for option in [["--as", "hugo"], ["--status", "nuevo"], ["--limit", "1"], ["--community"]] {
      let run = try CommandLineRun(
        ["reports", "--receipt", Self.code, "--log", path] + option)
      #expect(run.status == 2, "\(option)")
    }
    let nothing = try CommandLineRun("reports", "--receipt", "-", "--log", path)
    #expect(nothing.status == 2)
  }

  @Test("is asked for over the wire by its hash, in no actor's name; a wrong one is not found")
  func wire() throws {
    let folder = try TemporaryFolder()
    let path = try log(folder)
    let hash = base64URL(try hash(Self.code, in: folder))
    let other = base64URL(try self.hash("another", in: folder))
    func ask(_ number: Int, _ receipt: String) -> String {
      #"{"jsonrpc":"2.0","id":\#(number),"method":"query","params":{"name":"receipt","#
        + #""params":{"receipt":"\#(receipt)"}}}"#
    }
    let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"#
    let run = try CommandLineRun(
      "serve", "--log", path,
      input: [hello, ask(1, hash), ask(2, other), ask(3, "AQEB")].joined(separator: "\n") + "\n")
    let answers = run.lines.dropFirst()
    #expect(answers.count == 3)
    #expect(answers.contains { $0.contains(#""id":1,"#) && $0.contains(#""es":"Revisado""#) })
    #expect(
      answers.contains { $0.contains(#""id":2,"#) && $0.contains("no report has this receipt") })
    #expect(
      answers.contains { $0.contains(#""id":3,"#) && $0.contains("params.params.receipt: ") })
    #expect(answers.allSatisfy { !$0.contains(hash) && !$0.contains("hugo") })
  }
}

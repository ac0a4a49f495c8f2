import Foundation
import Testing

/// A log in which one actor exceeded the budget of refusals.
@Suite("Refusals that were only counted, on the command line")
struct CountedRefusalsTests {
  /// Sends 150 commands of one actor to a claim that does not exist, and one of another.
  private func flood(_ folder: TemporaryFolder) throws {
    func line(_ number: Int, _ actor: String) -> String {
      #"{"id":"00000000-0000-4000-8000-\#(String(format: "%012x", number))","#
        + #""actor":{"id":"\#(actor)","role":"handler"},"#
        + #""claim":"a0000000-0000-4000-8000-000000000001","command":{"addNote":{"text":"x"}}}"#
    }
    let lines = (1...150).map { line($0, "hugo") } + [line(151, "sara")]
    _ = try CommandLineRun("send", "--log", folder.path(), input: registrations)
    let run = try CommandLineRun(
      "send", "--log", folder.path(), input: lines.joined(separator: "\n"))
    #expect(run.status == 3)
    #expect(run.lines.count == 151)
    #expect(run.lines.dropLast().allSatisfy { $0.contains(#""code":"notFound""#) })
    // Who does not hold the role is told that alone.
    #expect(run.lines.last?.contains(#""code":"notAuthorised""#) == true)
  }

  @Test("each is answered; in the log a hundred are in full, the rest in summaries")
  func refusals() throws {
    let folder = try TemporaryFolder()
    try flood(folder)
    let json = try CommandLineRun("refusals", "--json", "--log", folder.path())
    #expect(json.status == 0)
    let objects = try json.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let summaries = objects.compactMap { $0["summary"] as? [String: Any] }
    #expect(summaries.compactMap { $0["count"] as? Int } == [1, 49])
    #expect(summaries.last?["last"] as? String == "00000000-0000-4000-8000-000000000096")
    #expect(objects.filter { $0["reasons"] != nil }.count == 101)
    #expect(objects.allSatisfy { ($0["reasons"] == nil) == ($0["effective"] == nil) })

    let text = try CommandLineRun("refusals", "--log", folder.path())
    let last = try #require(text.lines.last)
    #expect(last.contains("  hugo "))
    #expect(last.contains(" 49 more refused "))
    #expect(last.hasSuffix(": notFound 49"))
  }

  @Test("the audit re-runs none of them and reports their number")
  func audit() throws {
    let folder = try TemporaryFolder()
    try flood(folder)
    let text = try CommandLineRun("verify", "--decisions", "--log", folder.path())
    #expect(text.status == 0)
    #expect(
      text.lines.last
        == "Re-ran \(registered) decisions and 101 refusals: all match; "
        + "50 more refusals were only counted")
    let json = try CommandLineRun("verify", "--decisions", "--json", "--log", folder.path())
    #expect(
      json.lines.last
        == #"{"decisions":\#(registered),"refusals":101,"summaries":2,"counted":50,"differences":0}"#
    )
    #expect(json.lines.first?.contains(#""refusals":103"#) == true)
  }
}

import Foundation
import Testing

@Suite("claims serve sends what is due")
struct ServeTickTests {
  private let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1}}"# + "\n"

  private func register(_ name: String, _ number: Int, as role: String) -> String {
    #"{"id":"00000000-0000-0000-0ada-\#(String(format: "%012d", number))","#
      + #""actor":{"id":"ada","role":"administrator"},"person":"\#(name)","#
      + #""command":{"registerActor":{"name":"\#(name)","roles":["\#(role)"]}}}"# + "\n"
  }

  /// An incident that somebody knew of in 2024, and that no authority was told of: three notices
  /// were missed.
  private var late: String {
    let steps = [
      ("carla", "claimant", #"{"startReport":{"reporter":"carla"}}"#),
      (
        "carla", "claimant",
        #"{"editReport":{"attackType":"email","incidentDate":"2024-03-01T00:00:00Z","#
          + #""incidentPrecision":"day","impact":"robo_dinero","description":"A message","#
          + #""suspiciousURL":"https://bank.example.com/login"}}"#
      ),
      ("carla", "claimant", #"{"submitReport":{}}"#),
      ("hugo", "handler", #"{"reviewReport":{}}"#),
      ("hugo", "handler", #"{"startReportInvestigation":{"assignee":"ines"}}"#),
      ("ines", "investigator", #"{"classifyIncident":{"awareAt":"2024-03-02T08:00:00Z"}}"#),
    ]
    return registrations + register("ines", 7, as: "investigator")
      + steps.enumerated().map { number, step in
        #"{"id":"00000000-0000-0000-4e90-00000000000\#(number)","actor":{"id":"\#(step.0)","#
          + #""role":"\#(step.1)"},"report":"4e900000-0000-4000-8000-000000000001","#
          + #""command":\#(step.2)}"# + "\n"
      }.joined()
  }

  /// The log of that, and how many of its events say that a notice was missed.
  private func missed(_ folder: TemporaryFolder) throws -> Int {
    try CommandLineRun("history", "--json", "--log", folder.path()).lines
      .count { $0.contains(#""event":"AuthorityNoticeMissed""#) }
  }

  @Test("with --tick when it begins, without being asked; who may not is told once")
  func timer() throws {
    let folder = try TemporaryFolder()
    let made = try CommandLineRun("send", "--log", folder.path(), input: late)
    #expect(made.status == 0)
    let refused = try CommandLineRun(
      "serve", "--log", folder.path(), "--tick", "3600", "--as", "hugo", input: hello)
    #expect(refused.status == 0)
    #expect(refused.messages.hasPrefix("claims: 3 due, and refused to 'hugo': "))
    #expect(refused.messages.filter(\.isNewline).count == 1)
    #expect(refused.lines.count == 1)
    #expect(try CommandLineRun("refusals", "--json", "--log", folder.path()).output == "")
    #expect(try missed(folder) == 0)
    _ = try CommandLineRun(
      "send", "--log", folder.path(), input: register("clock", 8, as: "system"))
    let ticked = try CommandLineRun("serve", "--log", folder.path(), "--tick", "3600", input: hello)
    #expect(ticked.status == 0)
    #expect(ticked.messages == "")
    #expect(try missed(folder) == 3)
  }

  @Test("asked by the method, it answers as the verb prints, and sends nothing before")
  func method() throws {
    let folder = try TemporaryFolder()
    let clock = register("clock", 8, as: "system")
    _ = try CommandLineRun("send", "--log", folder.path(), input: late + clock)
    let seen = try CommandLineRun("tick", "--dry-run", "--json", "--log", folder.path())
    #expect(seen.lines.count == 3)
    for (number, params) in [#"{"dryRun":true}"#, "{}"].enumerated() {
      let tick = #"{"jsonrpc":"2.0","id":\#(number),"method":"tick","params":\#(params)}"# + "\n"
      let hello = hello.replacing(#""id":0"#, with: #""id":"hello""#)
      let run = try CommandLineRun("serve", "--log", folder.path(), input: hello + tick)
      #expect(run.status == 0)
      #expect(run.messages == "")
      let answer = try #require(run.lines.first { $0.contains(#""id":\#(number)"#) })
      if number == 0 {
        #expect(answer.contains(#""rows":[\#(seen.lines.joined(separator: ","))]"#))
      } else {
        #expect(answer.ranges(of: #""events":["AuthorityNoticeMissed"]"#).count == 3)
      }
      #expect(try missed(folder) == number * 3)
    }
  }
}

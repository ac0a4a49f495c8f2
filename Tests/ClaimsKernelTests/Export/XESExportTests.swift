import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

@Suite("XES")
struct XESExportTests {
  private static let (carla, hugo) = (ActorID("carla"), ActorID("hugo"))
  private static let claim = Identifier(high: 0xc1a1, low: 1)
  private static let euro = Currency("EUR")!

  /// A claim that is drafted with a title, submitted and given to a handler, who reserves.
  private static func log(title: String) throws -> InMemoryEventStore {
    let log = InMemoryEventStore()
    let clock = Instant("2025-03-02T10:00:00.123456789Z")!
    let kernel = try ClaimsKernel(log, clock: { clock })
    let people: [(ActorID, Role)] = [
      (ActorID("ada"), .administrator), (carla, .claimant), (hugo, .handler),
    ]
    for (number, person) in people.enumerated() {
      let register = RegisterActor(actor: person.0, name: person.0.text, roles: [person.1])
      _ = try kernel.send(
        CommandEnvelope(
          id: Identifier(high: 1, low: UInt64(number)), actor: ActorID("ada"),
          role: .administrator, person: person.0, command: .registerActor(register)))
    }
    let draft = OpenDraft(
      type: .auto, title: title, claimed: Money(180_000, euro), lossDate: LocalDate("2025-02-28"))
    let commands: [(ActorID, Role, ClaimCommand, String)] = [
      (carla, .claimant, .openDraft(draft), "2025-03-01T08:00:00Z"),
      (carla, .claimant, .submit(Submit()), "2025-03-01T08:01:00Z"),
      (hugo, .handler, .acceptIntake(AcceptIntake(handler: hugo)), "2025-03-01T09:00:00Z"),
      (
        hugo, .handler, .setReserve(SetReserve(amount: Money(123_456, euro))),
        "2025-03-01T09:30:00Z"
      ),
    ]
    for (number, (actor, role, command, time)) in commands.enumerated() {
      let answer = try kernel.send(
        CommandEnvelope(
          id: Identifier(high: 2, low: UInt64(number)), actor: actor, role: role, claim: claim,
          command: command, effective: Instant(time)))
      guard case .accepted = answer else {
        Issue.record("\(answer)")
        break
      }
    }
    return log
  }

  @Test("a claim is a trace; its events have both clocks, who acted, what was asked and what came")
  func trace() throws {
    let lines = try Exported(XESExport(), of: Self.log(title: "A <b> & \"c\"\n\u{1}d")).lines
    let traces = lines.drop { $0 != "<trace>" }
    #expect(traces.count == 9)
    func string(_ key: String, _ value: String) -> String {
      #"<string key="\#(key)" value="\#(value)"/>"#
    }
    func date(_ key: String, _ value: String) -> String {
      #"<date key="\#(key)" value="\#(value)"/>"#
    }
    #expect(
      traces.dropFirst().first
        == string("concept:name", Self.claim.text) + string("claims:kind", "claim"))
    let quote = "&quot;"
    let arguments =
      #"{"type":"auto","title":"A <b> & \"c\"\n\u0001d","claimed":{"minorUnits":180000,"currency":"EUR"},"#
      + #""lossDate":"2025-02-28","claimant":"","claimantName":"","claimantContact":""}"#
    let escaped = arguments.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: quote)
    let drafted = try #require(traces.dropFirst(2).first)
    #expect(
      drafted
        == "<event>" + string("concept:name", "ClaimDrafted")
        + string("lifecycle:transition", "complete")
        + date("time:timestamp", "2025-03-01T08:00:00.000Z")
        + date("claims:recorded", "2025-03-02T10:00:00.123456789Z")
        + string("org:resource", "carla") + string("org:role", "claimant")
        + #"<int key="claims:position" value="4"/><int key="claims:revision" value="1"/>"#
        + string("claims:command", "openDraft")
        + #"<id key="claims:commandId" value="00000000-0000-0002-0000-000000000000"/>"#
        + string("claims:arguments", escaped) + string("claims:data.type", "auto")
        + string("claims:data.title", "A &lt;b&gt; &amp; &quot;c&quot;&#10;\u{fffd}d")
        + #"<float key="claims:data.claimed" value="1800.00"/>"#
        + string("claims:data.claimed.currency", "EUR")
        + string("claims:data.lossDate", "2025-02-28")
        + string("claims:data.claimant", "carla") + string("claims:data.claimantName", "")
        + string("claims:data.claimantContact", "") + "</event>")
    #expect(traces.last == "</log>")
  }

  @Test("characters that XML cannot hold are replaced, and counted")
  func replaced() throws {
    let exported = try Exported(XESExport(), of: Self.log(title: "\u{1}\u{fffe}\u{1F600}"))
    #expect(exported.text.contains("value=\"\u{fffd}\u{fffd}\u{1F600}\""))
    // The title alone: in the arguments JSON escapes the one, and U+FFFE is replaced there, too.
    #expect(exported.omissions.map(\.en) == [Phrase(.charactersReplaced, 2).en])
    #expect(try Exported(XESExport(), of: Self.log(title: "plain")).omissions.isEmpty)
  }

  private func map(of log: InMemoryEventStore) throws -> ActivityMap {
    try ActivityMap(json: Array(Exported(XESMapExport(), of: log).text.utf8))
  }

  @Test("by its map every case of an export conforms, with the commands that were sent")
  func roundTrip() throws {
    let log = try Self.log(title: "Rear-end collision \u{1} <&>")
    let map = try map(of: log)
    let cases = try XESReader.cases(in: Array(Exported(XESExport(), of: log).text.utf8))
    var (conformance, plan) = (Conformance(map), ImportPlan(map))
    for foreign in cases {
      conformance.replay(foreign)
      plan.add(foreign)
    }
    #expect(conformance.report.cases == 1 && conformance.report.conforming == 1)
    #expect(conformance.report.deviations == [])
    var sent: [CommandEnvelope] = []
    try log.forEachEntry(of: .claim(Self.claim)) { entry in
      if let command = try? CommandEnvelope(entry.command) { sent.append(command) }
      return true
    }
    #expect(sent.count == 4)
    func asked(_ command: CommandEnvelope) -> String {
      "\(command.actor.text) \(command.role.name) \(command.effective?.text ?? "") "
        + JSONWriter.object {
          $0.payload(command.command.name.description, of: command.command.union, without: .nothing)
        }
    }
    #expect(plan.commands.map(asked) == sent.map(asked))
    #expect(plan.omissions == [])
  }

  @Test("the map says which rules were in force; an event without a command is another's")
  func mapJSON() throws {
    let log = try Self.log(title: "x")
    #expect(
      try Exported(XESMapExport(), of: log).text
        == #"{"name":"export of 00000000-0000-0000-0000-000000000000","machine":"claim","#
        + #""resources":"people","recorded":{"command":"claims:command","#
        + #""arguments":"claims:arguments","role":"org:role"}}"# + "\n")
    var rules = ClaimRules.builtIn
    rules.fourEyes = false
    let kernel = try ClaimsKernel(log, clock: { Instant("2025-03-03T00:00:00Z")! })
    let answer = try kernel.send(
      CommandEnvelope(
        id: Identifier(high: 3, low: 1), actor: ActorID("ada"), role: .administrator,
        command: .setRules(SetRules(from: nil, rules: rules, reason: "x"))))
    guard case .accepted = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(try map(of: log).rules.fourEyes == false)
    #expect(try map(of: log).rulesChange?.changes.map(\.rule) == ["fourEyes"])
  }

  @Test(
    "an event whose command cannot be read deviates, and says why",
    arguments: [
      ("claims:command", "fly", "there is no command 'fly'"),
      ("claims:arguments", "{", "JSON"),
      ("claims:arguments", #"{"sum":1}"#, "no such field"),
      ("org:role", "pilot", "handler or another role"),
    ])
  func malformed(key: String, value: String, reason: String) throws {
    let log = try Self.log(title: "x")
    var foreign = try XESReader.cases(in: Array(Exported(XESExport(), of: log).text.utf8))[0]
    foreign.events[4].attributes[key] = value
    var conformance = Conformance(try map(of: log))
    conformance.replay(foreign)
    let deviation = try #require(conformance.report.deviations.first)
    #expect(conformance.report.deviations.count == 1)
    #expect(deviation.kind == .malformed && deviation.event == 5)
    #expect(deviation.reason.en.contains(reason), "\(deviation.reason)")
  }

  @Test("each kind of stream has traces of its own", arguments: Category.exported)
  func kinds(category: EventSourcing.Category) throws {
    let log = try CanaryLog.shared.get().log
    var choice = ExportChoice()
    choice.kinds = [StreamKind(category)]
    let text = try Exported(XESExport(), of: log, choice).text
    var streams: Set<StreamID> = []
    var events = 0
    try log.forEachEntry(after: .start) { entry in
      for event in entry.events where event.stream.category == category {
        streams.insert(event.stream)
        events += 1
      }
      return true
    }
    let cases = try XESReader.cases(in: Array(text.utf8))
    #expect(cases.count == streams.count && !cases.isEmpty)
    #expect(cases.map(\.events.count).reduce(0, +) == events)
  }
}

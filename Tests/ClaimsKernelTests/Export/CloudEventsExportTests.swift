import ClaimsDomain
import EventSourcing
import Foundation
import Testing
import WriteAheadLog

@testable import ClaimsKernel

@Suite("CloudEvents")
struct CloudEventsExportTests {
  /// An entry as it is rebuilt from its lines alone.
  private struct Rebuilt: Equatable {
    var recorded: String
    var clock: String
    var command: [UInt8]
    var decidedAt: UInt64
    var events: [StoredEvent] = []
    var refusal: [UInt8]?

    init(recorded: String, clock: String, command: [UInt8], decidedAt: UInt64) {
      (self.recorded, self.clock) = (recorded, clock)
      (self.command, self.decidedAt) = (command, decidedAt)
    }

    init(_ entry: Entry) throws {
      self.init(
        recorded: entry.recorded.text, clock: entry.clock.text,
        command: try entry.command.encoded(), decidedAt: entry.decidedAt.value)
      (events, refusal) = (entry.events, entry.refusal)
    }
  }

  private typealias Line = [String: Any]

  private func parsed(_ lines: [String]) throws -> [Line] {
    try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Line)
    }
  }

  private func bytes(_ line: Line, _ name: String) throws -> [UInt8]? {
    guard let text = line[name] else { return nil }
    return Array(try #require((text as? String).flatMap { Data(base64Encoded: $0) }))
  }

  private func number(_ line: Line, _ name: String) throws -> UInt64 {
    try #require((line[name] as? NSNumber)?.uint64Value)
  }

  /// Reads the log back, as Specs/Exports.md says that it is read.
  private func rebuilt(_ lines: [Line]) throws -> [Rebuilt] {
    var entries: [Rebuilt] = []
    for line in lines {
      let recorded = try #require(line["time"] as? String)
      let words = try #require(line["type"] as? String).split(separator: ".").map(String.init)
      let isRefusal = words[1].hasPrefix("refusal")
      if let command = try bytes(line, "commandrecord") {
        entries.append(
          Rebuilt(
            recorded: recorded, clock: line["clock"] as? String ?? recorded, command: command,
            decidedAt: isRefusal
              ? try number(line, "decidedat") : try number(line, "position") - 1))
      }
      guard !isRefusal else {
        entries[entries.count - 1].refusal = try bytes(line, "payload")
        continue
      }
      let subject = try #require(line["subject"] as? String).split(separator: "/")
      let category = try #require(Category.exported.first { $0.kindWord == subject[0] })
      let kind = try #require(DomainEventKind.named[words[3]])
      #expect(words == ["claimskernel", "event", category.kindWord, words[3]])
      entries[entries.count - 1].events.append(
        StoredEvent(
          position: Position(try number(line, "position")),
          stream: StreamID(category, try #require(Identifier(String(subject[1])))),
          revision: Revision(try number(line, "revision")), type: kind.type,
          payload: try #require(try bytes(line, "payload"))))
    }
    return entries
  }

  private func entries<Log: EventStore>(of log: Log) throws -> [Entry] {
    var entries: [Entry] = []
    try log.forEachEntry(after: .start) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  @Test("a log is rebuilt from its lines, byte for byte", arguments: GoldenLogTests.logs)
  func roundTrip(name: String) throws {
    let log = try WriteAheadLog.openForReading(GoldenLogTests.folder.appending(path: name).path)
    let lines = try parsed(Exported(CloudEventsExport(), of: log).lines)
    let expected = try entries(of: log).map(Rebuilt.init)
    #expect(expected.count > 2)
    #expect(try rebuilt(lines) == expected)
    let ids = Set(lines.map { $0["id"] as? String })
    #expect(ids.count == lines.count)
  }

  @Test("so is a log with every kind of event and a refusal")
  func everyEvent() throws {
    let log = try CanaryLog.shared.get().log
    let lines = try parsed(Exported(CloudEventsExport(), of: log).lines)
    #expect(try rebuilt(lines) == entries(of: log).map(Rebuilt.init))
    for line in lines {
      for name in line.keys {
        #expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789".contains($0) })
        #expect(name.count <= 20)
      }
    }
  }

  @Test("a line has these attributes, in this order, and data as the history has it")
  func line() throws {
    let log = try CanaryLog.shared.get().log
    let entry = try #require(try entries(of: log).first { !$0.events.isEmpty })
    let history = try HistoryLine.lines(of: entry)[0]
    let data = try #require(history.json.range(of: #","data":"#))
    let payload = Data(entry.events[0].payload).base64EncodedString()
    let command = Data(try entry.command.encoded()).base64EncodedString()
    let sender = history.command
    #expect(
      try Exported(CloudEventsExport(), of: log).lines[0]
        == #"{"specversion":"1.0","id":"1","source":"urn:uuid:00000000-0000-0000-0000-000000000000","#
        + #""type":"claimskernel.event.claim.\#(history.event.name)","#
        + #""subject":"claim/\#(entry.events[0].stream.id.text)","time":"\#(entry.recorded.text)","#
        + #""datacontenttype":"application/json","position":1,"revision":1,"#
        + #""effective":"\#(entry.effective.text)","role":"\#(sender.role.name)","#
        + #""actor":"\#(sender.actor.text)","commandid":"\#(sender.id.text)","#
        + #""command":"\#(sender.command.name)","rulesrevision":0,"deciderversion":\#(ClaimDecider.version),"#
        + #""commandrecord":"\#(command)","payload":"\#(payload)""#
        + history.json[data.lowerBound...])
  }

  @Test("a period has both of its ends, on either clock, and a refusal where its event would be")
  func period() throws {
    let log = try WriteAheadLog.openForReading(
      GoldenLogTests.folder.appending(path: "0009-recoveries-and-expenses.wal").path)
    let all = try parsed(Exported(CloudEventsExport(), of: log).lines)
    func chosen(_ from: String?, _ to: String?, _ isIn: (Line) throws -> Bool) throws {
      var choice = ExportChoice()
      choice.period = Period(from: from ?? "", to: to ?? "")
      let part = try parsed(Exported(CloudEventsExport(), of: log, choice).lines)
      let expected = try all.filter(isIn).map { $0["id"] as? String }
      #expect(part.map { $0["id"] as? String } == expected, "\(from ?? "")…\(to ?? "")")
      #expect(!expected.isEmpty && expected.count < all.count)
    }
    func place(_ line: Line) throws -> UInt64 {
      line["position"] == nil ? try number(line, "decidedat") + 1 : try number(line, "position")
    }
    func time(_ line: Line, _ name: String) -> String { line[name] as? String ?? "" }
    let last = try number(#require(all.last { $0["position"] != nil }), "position")
    for middle in [2, last / 2, last] {
      try chosen("\(middle)", nil) { try place($0) >= middle }
      if middle < last { try chosen(nil, "\(middle)") { try place($0) <= middle } }
      try chosen("\(middle)", "\(middle)") { try place($0) == middle }
    }
    let some = all[all.count / 2]
    let (recorded, effective) = (time(some, "time"), time(some, "effective"))
    try chosen(recorded, nil) { time($0, "time") >= recorded }
    try chosen(nil, recorded) { time($0, "time") <= recorded }
    try chosen("@" + effective, nil) { time($0, "effective") >= effective }
    try chosen(nil, recorded + "@" + effective) {
      time($0, "time") <= recorded && time($0, "effective") <= effective
    }
  }

  @Test("only streams of the chosen kinds are told of", arguments: Category.exported)
  func kinds(category: EventSourcing.Category) throws {
    let log = try CanaryLog.shared.get().log
    var choice = ExportChoice()
    choice.kinds = [StreamKind(category)]
    let all = try parsed(Exported(CloudEventsExport(), of: log).lines)
    let part = try parsed(Exported(CloudEventsExport(), of: log, choice).lines)
    #expect(!part.isEmpty && part.count < all.count)
    let word = category.kindWord + "/"
    #expect(
      part.map { $0["id"] as? String }
        == all.filter { ($0["subject"] as? String)?.hasPrefix(word) == true }
        .map { $0["id"] as? String })
  }

  @Test("a reader gets no bytes of the log, and no senders but those who are shown to them")
  func reader() throws {
    let log = try CanaryLog.shared.get().log
    let access = ReaderRoles(of: CanaryLog.owner, as: [.claimant])
    let lines = try parsed(Exported(CloudEventsExport(), of: log, as: access).lines)
    #expect(!lines.isEmpty)
    for line in lines {
      for name in [
        "payload", "commandrecord", "rulesrevision", "deciderversion", "actor", "command",
      ] { #expect(line[name] == nil, "\(name)") }
      #expect(line["role"] != nil)
    }
  }

  @Test("attributes have no control characters; the bytes beside them have all there are")
  func controls() throws {
    let log = InMemoryEventStore()
    let envelope = CommandEnvelope(
      id: Identifier(high: 1, low: 1), actor: ActorID("a\u{7}b\u{85}"), role: .handler,
      claim: Identifier(high: 1, low: 2), command: .addNote(AddNote()))
    var refusal = RefusalRecord()
    refusal.reasons = [Reason(.notFound)]
    let refused = RefusedCommand(
      command: try envelope.record(), recorded: CanaryLog.time, refusal: try refusal.encoded())
    // The same id at the same time, twice: two lines with two ids.
    _ = try log.append(refused)
    _ = try log.append(refused)
    let lines = try parsed(Exported(CloudEventsExport(), of: log).lines)
    #expect(lines.map { $0["actor"] as? String } == ["a\u{fffd}b\u{fffd}", "a\u{fffd}b\u{fffd}"])
    let ids = lines.compactMap { $0["id"] as? String }
    #expect(ids[1] == ids[0] + "-2")
    #expect(try rebuilt(lines) == entries(of: log).map(Rebuilt.init))
  }
}

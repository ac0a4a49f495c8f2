import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

@Suite("OCEL")
struct OCELExportTests {
  private typealias Object = [String: Any]

  private func parsed(_ text: String) throws -> (events: [Object], objects: [Object], types: Object)
  {
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(Set(value.keys) == ["events", "objects", "eventTypes", "objectTypes"])
    return (
      try #require(value["events"] as? [Object]), try #require(value["objects"] as? [Object]),
      value
    )
  }

  private func relations(_ object: Object) -> [(id: String, qualifier: String)] {
    (object["relationships"] as? [Object] ?? []).map {
      ($0["objectId"] as? String ?? "", $0["qualifier"] as? String ?? "")
    }
  }

  /// What is named is there, once; every attribute is declared for its type.
  private func isSound(_ text: String) throws {
    let (events, objects, all) = try parsed(text)
    let ids = objects.compactMap { $0["id"] as? String }
    #expect(ids.count == objects.count && Set(ids).count == ids.count)
    for each in events + objects {
      for relation in relations(each) { #expect(ids.contains(relation.id), "\(relation.id)") }
    }
    for (list, types) in [(events, "eventTypes"), (objects, "objectTypes")] {
      var declared: [String: Set<String>] = [:]
      for type in try #require(all[types] as? [Object]) {
        let names = (type["attributes"] as? [Object] ?? []).compactMap { $0["name"] as? String }
        #expect(Set(names).count == names.count)
        declared[type["name"] as? String ?? ""] = Set(names)
      }
      for each in list {
        let known = try #require(declared[each["type"] as? String ?? ""])
        for attribute in each["attributes"] as? [Object] ?? [] {
          #expect(known.contains(attribute["name"] as? String ?? ""))
          #expect(attribute["value"] is String)
        }
      }
    }
  }

  @Test("whatever a reader sees, all that is named is there, and declared", arguments: roles)
  func sound(role: Role) throws {
    let log = try CanaryLog.shared.get().log
    let access =
      role == .unspecified
      ? ReaderRoles.whole : ReaderRoles(of: CanaryLog.reader, as: [role])
    try isSound(Exported(OCELExport(), of: log, as: access).text)
    for kind in [Category.claim, .actor, .document] {
      var choice = ExportChoice()
      choice.kinds = [StreamKind(kind)]
      try isSound(Exported(OCELExport(), of: log, choice, as: access).text)
    }
    var choice = ExportChoice()
    choice.period = Period(from: "\(log.head.position.value / 2)", to: "")
    try isSound(Exported(OCELExport(), of: log, choice, as: access).text)
  }

  @Test("people whose own streams are left out come last, in the order of their names")
  func people() throws {
    var choice = ExportChoice()
    choice.kinds = [StreamKind(.claim)]
    let text = try Exported(OCELExport(), of: try CanaryLog.shared.get().log, choice).text
    let people = try parsed(text).objects.compactMap { $0["id"] as? String }
      .filter { $0.hasPrefix("person:") }
    #expect(people.count > 3 && people == people.sorted())
  }

  /// `unspecified` stands for the holder of the log.
  private static let roles = Role.allCases

  /// A claim that is paid.
  private func paid(
    reserves: [(day: String, amount: Int64)] = [("12", 100_000)]
  ) throws -> InMemoryEventStore {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: { start })
    var script = Script()
    let draft = OpenDraft(
      type: .auto, title: "It's a title", claimed: euros(180_000), lossDate: LocalDate("2026-02-01")
    )
    script.add("carla", .claimant, .openDraft(draft), effective: "2026-02-10T08:00:00Z")
    script.add("carla", .claimant, .submit(Submit()), effective: "2026-02-10T09:00:00Z")
    let accept = AcceptIntake(handler: ActorID("hugo"))
    script.add("hugo", .handler, .acceptIntake(accept), effective: "2026-02-11T09:00:00Z")
    for (day, amount) in reserves {
      let reserve = SetReserve(amount: euros(amount))
      script.add("hugo", .handler, .setReserve(reserve), effective: "2026-02-\(day)T09:00:00Z")
    }
    for command in script.commands {
      let answer: Answer = try kernel.send(command)
      guard case .accepted = answer else {
        Issue.record("\(answer)")
        break
      }
    }
    return log
  }

  @Test("an object has its attributes with the times at which they were true, and what it is with")
  func claim() throws {
    let (events, objects, _) = try parsed(Exported(OCELExport(), of: paid()).text)
    let claim = try #require(objects.first { $0["type"] as? String == "claim" })
    #expect(claim["id"] as? String == claimID(1).text)
    let changes = changes(claim)
    let (drafted, submitted) = ("2026-02-10T08:00:00.000Z", "2026-02-10T09:00:00.000Z")
    for expected in [
      "\(drafted) status draft", "\(drafted) title It's a title", "\(drafted) claimed 1800.00",
      "\(drafted) claimed.currency EUR", "\(submitted) status submitted",
      "2026-02-11T09:00:00.000Z handler hugo", "2026-02-12T09:00:00.000Z reserve 1000.00",
    ] { #expect(changes.contains(expected), "\(expected)") }
    #expect(Set(changes).count == changes.count)
    #expect(
      relations(claim).map { "\($0.id) \($0.qualifier)" }
        == ["person:carla claimant", "person:hugo handler"])
    let last = try #require(events.last)
    #expect(
      last["type"] as? String == "ReserveSet"
        && last["time"] as? String == "2026-02-12T09:00:00.000Z")
    #expect(
      relations(last).map { "\($0.id) \($0.qualifier)" }
        == ["\(claimID(1).text) claim", "person:hugo sender.handler"])
  }

  /// What an object got, and when.
  private func changes(_ object: Object) -> [String] {
    (object["attributes"] as? [Object] ?? []).map { attribute in
      ["time", "name", "value"].map { attribute[$0] as? String ?? "" }.joined(separator: " ")
    }
  }

  @Test("what was so before the period is there with the time at which it became so")
  func before() throws {
    let log = try paid()
    var choice = ExportChoice()
    choice.period = Period(from: "\(log.head.position.value)", to: "")
    let (events, objects, _) = try parsed(Exported(OCELExport(), of: log, choice).text)
    #expect(events.map { $0["type"] as? String } == ["ReserveSet"])
    let claim = try #require(objects.first { $0["type"] as? String == "claim" })
    let said = changes(claim)
    for expected in [
      "2026-02-10T08:00:00.000Z title It's a title", "2026-02-11T09:00:00.000Z status open",
      "2026-02-11T09:00:00.000Z handler hugo", "2026-02-12T09:00:00.000Z reserve 1000.00",
    ] { #expect(said.contains(expected), "\(expected)") }
    // Of what it was before that only the last is told.
    #expect(said.filter { $0.contains(" status ") }.count == 1)
    // With whom it is, the events of the period say.
    #expect(relations(claim).isEmpty)
  }

  @Test("what became so behind the period is told nowhere, though it was recorded before")
  func behind() throws {
    let log = try paid(reserves: [("20", 150_000), ("12", 100_000)])
    var choice = ExportChoice()
    choice.period = Period(from: "", to: "@2026-02-15T00:00:00Z")
    let (_, objects, _) = try parsed(Exported(OCELExport(), of: log, choice).text)
    let claim = try #require(objects.first { $0["type"] as? String == "claim" })
    #expect(
      changes(claim).filter { $0.contains(" reserve ") } == [
        "2026-02-10T08:00:00.000Z reserve 0.00", "2026-02-12T09:00:00.000Z reserve 1000.00",
      ])
  }

  @Test("as SQL a list is one column, in JSON, and is without what is left out")
  func list() throws {
    let adjudications = (1...3).map { Adjudication(item: paymentID($0), benefit: euros(5)) }
    let event = DomainEvent.claim(
      .claimApproved(ClaimApproved(amount: euros(15), adjudications: adjudications)))
    let all = FlatAttributes.of(event, without: .nothing, .everythingAndLists)
    let list = try #require(all.first { $0.name == "adjudications" })
    guard case .text(let text) = list.value else { return #expect(Bool(false), "no text") }
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Object]
    #expect(parsed?.compactMap { $0["item"] as? String } == (1...3).map { paymentID($0).text })
    #expect(all.contains { $0.name == "adjudications[2].item" })
    let some = FlatAttributes.of(
      event, without: Redaction(fields: ["adjudications.item"]), .everythingAndLists)
    guard case .text(let rest)? = some.first(where: { $0.name == "adjudications" })?.value else {
      return #expect(Bool(false), "no text")
    }
    #expect(!rest.contains("item") && rest.contains("benefit"))
    #expect(
      !FlatAttributes.of(event, without: .nothing).contains { $0.name == "adjudications" })
    let none = FlatAttributes.of(
      event, without: Redaction(fields: ["adjudications"]), .everythingAndLists)
    #expect(!none.contains { $0.name.hasPrefix("adjudications") })
  }

  @Test("a reader who does not see a field does not see when it changed either")
  func reader() throws {
    let text = try Exported(
      OCELExport(), of: paid(), as: ReaderRoles(of: ActorID("carla"), as: [.claimant])
    ).text
    let (events, objects, _) = try parsed(text)
    #expect(!text.contains("reserve") && !text.contains("hugo"))
    #expect(objects.map { $0["type"] as? String }.contains("claim"))
    #expect(!events.contains { $0["type"] as? String == "ReserveSet" })
  }

  @Test("as SQL a text ends nowhere but where it ends, and each change is a row")
  func sql() throws {
    let lines = try Exported(OCELExport(asSQL: true), of: paid()).lines
    #expect(lines.first == "BEGIN;" && lines.last == "COMMIT;")
    #expect(lines.contains { $0.contains("'It''s a title'") })
    #expect(
      lines.contains(
        #"INSERT INTO "object_claim" (ocel_id,ocel_time,ocel_changed_field,"status") VALUES ("#
          + "'\(claimID(1).text)','2026-02-10T09:00:00.000Z','status','submitted');"))
    #expect(
      lines.contains(
        "INSERT INTO event_object VALUES ('\(lastPosition)','person:hugo','sender.handler');")
    )
    #expect(lines.allSatisfy { $0.hasSuffix(";") })
  }

  /// Six people, and the four events of the claim.
  private let lastPosition = 10

  @Test("no event has fields of the names that the export gives it beside them")
  func names() throws {
    let own: Set = [
      "recorded", "clockReading", "revision", "senderRole", "sender", "command", "commandId",
      "importedBy",
    ]
    let log = try CanaryLog.shared.get()
    for canary in log.canaries { #expect(!own.contains(canary.path), "\(canary.event.name)") }
    #expect(!log.canaries.isEmpty)
  }
}

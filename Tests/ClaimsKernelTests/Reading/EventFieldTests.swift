import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel

/// The table of what events reveal: whole, and as the page has it.
@Suite("What events reveal")
struct EventFieldTests {
  /// The fields of every event, and within them the actors that they name.
  private static func fields<U: Union>(
    _ type: U.Type, _ event: (U.Kind) -> DomainEventKind
  ) -> [(event: DomainEventKind, fields: Set<String>)] {
    U.Kind.allCases.filter { $0.rawValue != 0 }.map { kind in
      var list = NameList()
      do throws(WireError) { _ = try U.read(kind, from: &list) } catch {
        Issue.record("\(kind.name): \(error)")
      }
      return (event(kind), list.names)
    }
  }

  static let events: [(event: DomainEventKind, fields: Set<String>)] =
    fields(ClaimEvent.self) { .claim($0) } + fields(ActorEvent.self) { .actor($0) }
    + fields(RulesEvent.self) { .rules($0) } + fields(CatalogEvent.self) { .catalog($0) }
    + fields(DocumentEvent.self) { .document($0) } + fields(ReportEvent.self) { .report($0) }
    + fields(AccidentEvent.self) { .accident($0) } + fields(PropertyEvent.self) { .property($0) }
    + fields(QuizEvent.self) { .quiz($0) } + fields(LeadEvent.self) { .lead($0) }
    + fields(ActivityEvent.self) { .activity($0) }

  @Test("what is asked at every command is what the list says")
  func tables() {
    for (event, _) in Self.events {
      let fields = EventFields.of(event)
      #expect(EventFields.isHeardByAll(event) == (fields.map { $0.about == nil } ?? false))
      #expect(EventFields.hidesFields(event) == (fields.map { !$0.hidden.isEmpty } ?? false))
    }
    #expect(!EventFields.isHeardByAll(.claim(.unspecified)))
    for role in Role.allCases where role.isStaff { #expect(role.worksOnClaims) }
  }

  @Test("reviews, which may be of who is paid, are read by those who read expenses")
  func reviews() {
    func readers(of path: String) -> Set<Role>? {
      ClaimDecider.hiddenFields.first { $0.path == path }?.seenBy
    }
    for path in ["openReviews", "reviews"] {
      #expect(readers(of: path) == readers(of: "expenses"))
    }
  }

  @Test("every field of every event is decided about, once, and so is every actor within one")
  func complete() {
    for (event, fields) in Self.events {
      let rows = EventFields.all.filter { $0.event == event }
      #expect(rows.count == 1, "\(event.name)")
      let decided = rows.flatMap { $0.shown + $0.hidden.map { $0.field } + $0.kept }
      #expect(Set(decided).count == decided.count, "\(event.name): \(decided)")
      // A field that is decided about within need not be there itself, and the other way round.
      let known = Set(decided)
      #expect(fields.subtracting(known).isEmpty, "\(event.name): undecided")
      let within = known.subtracting(fields).filter { path in
        !fields.contains { path.hasPrefix($0 + ".") }
      }
      #expect(within.isEmpty, "\(event.name): there are no such fields")
    }
    #expect(EventFields.all.count == Self.events.count)
  }

  @Test("what is hidden with a field of the state is hidden with one that the reader does not see")
  func hiddenWithSomething() {
    for fields in EventFields.all {
      let paths = fields.event.category.hiddenFields.map(\.path)
      for path in fields.hidden.map({ $0.as }) + (fields.about.map { [$0] } ?? []) {
        #expect(paths.contains(path), "\(fields.event.name): \(path)")
      }
    }
  }

  /// After a deliberate change: `UPDATE_SPECS=1 swift test --filter EventFieldTests`.
  @Test("the page lists what is hidden of every event")
  func page() throws {
    let url = TwoClocksTests.specs.appending(path: "Reading.md")
    var page = try String(contentsOf: url, encoding: .utf8)
    let heading = "| event | heard of by who sees | fields as | kept inside |\n|---|---|---|---|\n"
    let begin = try #require(page.range(of: heading))
    let end = page[begin.upperBound...].range(of: "\n\n")?.lowerBound ?? page.endIndex
    if ProcessInfo.processInfo.environment["UPDATE_SPECS"] != nil {
      page.replaceSubrange(begin.upperBound..<end, with: Self.table)
      try page.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    #expect(String(page[begin.upperBound..<end]) == Self.table)
  }

  /// A line for each event that not every reader sees whole.
  private static var table: String {
    var lines: [String] = []
    for row in EventFields.all
    where row.about != nil || !row.hidden.isEmpty || !row.kept.isEmpty {
      let about = row.about.map(coded) ?? "the stream"
      let hidden = row.hidden.map { pair -> String in
        pair.field == pair.as ? coded(pair.as) : coded(pair.field) + " as " + coded(pair.as)
      }
      let cells = [coded("\(row.event.name)"), about, listed(hidden), listed(row.kept.map(coded))]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private static func coded(_ name: String) -> String { "`" + name + "`" }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.joined(separator: ", ")
  }
}

/// The names of a message's fields, and the paths of the actors within them.
private struct NameList: LeafIgnoringVisitor, ~Copyable {
  /// What is stored for the program alone is shown to nobody.
  static var showsNames: Bool { true }

  private(set) var names: Set<String> = []
  private var path: [String] = []

  private mutating func take<V: FieldValue>(
    _ name: StaticString, _ value: V
  ) throws(WireError) {
    path.append(name.description)
    defer { path.removeLast() }
    if path.count == 1 || V.self == ActorID.self { names.insert(path.joined(separator: ".")) }
    var empty = value
    // A currency dislikes an empty text: no concern here.
    do throws(WireError) { try empty.visitLeaf(&self) } catch {}
  }

  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) { try take(name, V()) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V?
  ) throws(WireError) { try take(name, V()) }
  mutating func field<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout [V]
  ) throws(WireError) { try take(name, V()) }

}

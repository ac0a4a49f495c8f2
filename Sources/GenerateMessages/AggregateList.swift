/// An `.aggregates` file: which aggregates a log holds, one a line.
///
/// Source: Specs/Messages.md, "Aggregates".
struct AggregateList: Equatable {
  struct Line: Equatable {
    /// What the case is called.
    var name: String
    var decider: String
    var isIndirect = false
    /// The name of the table that folds its streams; nil if it keeps its own state.
    var table: String?
    /// Whether its streams are called by a UUID.
    var isNamed = false
  }

  var lines: [Line] = []

  init(_ text: String) throws(NotationError) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, row) in rows.enumerated() {
      let content = row.trimmed
      if content.isEmpty || content.hasPrefix("#") { continue }
      let words = content.split(separator: " ").map(String.init)
      guard let line = Line(words) else {
        throw NotationError(
          line: place + 1,
          message: "expected NAME DECIDER [indirect] [named | streams TABLE], found \(content)")
      }
      guard !lines.contains(where: { $0.name == line.name }) else {
        throw NotationError(
          line: place + 1, message: "expected a name that is not listed yet, found \(line.name)")
      }
      lines.append(line)
    }
  }
}

extension AggregateList.Line {
  fileprivate init?(_ words: [String]) {
    guard words.count > 1 else { return nil }
    (name, decider) = (words[0], words[1])
    var rest = words.dropFirst(2)
    if rest.first == "indirect" {
      isIndirect = true
      rest.removeFirst()
    }
    if rest.first == "named" {
      isNamed = true
      rest.removeFirst()
    }
    if rest.first == "streams", rest.count == 2 {
      table = rest.last
      isNamed = true
      rest = []
    }
    guard rest.isEmpty else { return nil }
  }
}

extension AggregateList {
  /// What the list leads to, by the path in its module.
  func files(source: String) -> [String: String] {
    [
      "Messages/Generated/DomainMessages.swift": messages(source),
      "LogState/Generated/Aggregates.swift": aggregates(source),
    ]
  }

  /// Commands and events of all aggregates.
  private func messages(_ source: String) -> String {
    var writer = SwiftWriter(source: source, imports: ["ClaimsDomain", "EventSourcing"])
    for (name, union, doc) in [
      ("DomainCommand", "Command", "A command to any aggregate of the domain."),
      ("DomainEvent", "Event", "Something that happened to any aggregate of the domain."),
    ] {
      writeEnum("\(name): Equatable, Sendable", doc, union, &writer)
      writePayload(union, &writer)
      if union == "Event" {
        writer.write(doc: ["Which event of which aggregate."])
        writeSwitch("public var kind: DomainEventKind", &writer) { ".\($0.name)(payload.kind)" }
      }
      writer.close()
      writer.add("")
    }
    let doc = "Which event of which aggregate: shown by its name."
    writeEnum("DomainEventKind: Hashable, Sendable", doc, "Event.Kind", &writer)
    writeSwitch("var code: any CodedEnum", &writer) { _ in "payload" }
    writeCategory(&writer)
    let kinds = lines.map {
      "\($0.decider).Event.Kind.allCases.map { DomainEventKind.\($0.name)($0) }"
    }
    writer.add(
      "static let all: [DomainEventKind] = [\(kinds.joined(separator: ", "))].flatMap { $0 }")
    writer.write(doc: ["- Returns: nil for what this build does not know."])
    writer.open("init?(category: Category, type: UInt32)")
    writer.open("switch category")
    for line in lines {
      writer.add(
        "case \(line.decider).category: guard let kind = \(line.decider).Event.Kind(rawValue: type)"
          + " else { return nil }; self = .\(line.name)(kind)")
    }
    writer.add("default: return nil")
    writer.close()
    writer.close()
    writer.close()
    writer.add("")
    writer.open("extension Category")
    writer.write(doc: ["What a kind of stream is called by its commands: `lead`."])
    writer.open("var caseName: StaticString?")
    writer.open("switch self")
    for line in lines { writer.add("case \(line.decider).category: \"\(line.name)\"") }
    writer.add("default: nil")
    writer.close()
    writer.close()
    writer.write(doc: ["What each kind of stream lists: verbs, statuses and events."])
    let lists = lines.map {
      "(\($0.decider).category, \($0.decider).Command.Kind.self, \($0.decider).Status.self,"
        + " \($0.decider).Event.Kind.self)"
    }
    writer.add(
      "static let lists: [(of: Category, verbs: any CodedEnum.Type, statuses: any CodedEnum.Type,"
        + " events: any CodedEnum.Type)] = [\(lists.joined(separator: ", "))]")
    let named = lines.filter { $0.isNamed }.map { $0.decider + ".category" }
    writer.write(doc: ["The kinds of streams that are called by a UUID."])
    writer.add("public static let named: [Category] = [\(named.joined(separator: ", "))]")
    writer.close()
    return writer.text
  }

  /// How each aggregate is found, and the tables that fold their streams.
  private func aggregates(_ source: String) -> String {
    var writer = SwiftWriter(source: source, imports: ["ClaimsDomain", "EventSourcing"])
    writer.open("extension Category")
    writer.write(doc: ["Every aggregate of a log."])
    let deciders = lines.map { $0.decider + ".self" }.joined(separator: ", ")
    writer.add("public static let aggregates: [any LogAggregate.Type] = [\(deciders)]")
    writer.write(doc: ["By the names of their tables, those whose streams stand in one."])
    let tables = lines.compactMap { line in
      line.table.map { "(\"\($0)\", \(line.decider).category)" }
    }
    writer.add(
      "public static let tables: [(name: String, category: Category)] ="
        + " [\(tables.joined(separator: ", "))]")
    writer.write(doc: ["The aggregate of such streams; nil if this build knows none."])
    writer.open("public var aggregate: (any LogAggregate.Type)?")
    writer.open("switch self")
    for line in lines { writer.add("case \(line.decider).category: \(line.decider).self") }
    writer.add("default: nil")
    writer.close()
    writer.close()
    writer.close()
    for line in lines { writeGlue(line, &writer) }
    writeTables(&writer)
    return writer.text
  }

  private func writeEnum(
    _ head: String, _ doc: String, _ payload: String, _ writer: inout SwiftWriter
  ) {
    writer.write(doc: [doc])
    writer.open("public enum \(head)")
    for line in lines {
      let indirect = line.isIndirect && payload != "Event.Kind" ? "indirect " : ""
      writer.write(doc: ["Of the aggregate of `\(line.decider)`."])
      writer.add("\(indirect)case \(line.name)(\(line.decider).\(payload))")
    }
    writer.add("")
  }

  /// A property that a switch over all cases answers.
  private func writeSwitch(
    _ head: String, _ writer: inout SwiftWriter, _ answer: (Line) -> String
  ) {
    writer.open(head)
    writer.open("switch self")
    for line in lines { writer.add("case .\(line.name)(let payload): \(answer(line))") }
    writer.close()
    writer.close()
  }

  private func writeCategory(_ writer: inout SwiftWriter) {
    writer.write(doc: ["What kind of stream it belongs to."])
    writer.open("public var category: Category")
    writer.open("switch self")
    for line in lines { writer.add("case .\(line.name): \(line.decider).category") }
    writer.close()
    writer.close()
  }

  /// What commands and events have in common: their union, and how they are read from a log.
  private func writePayload(_ union: String, _ writer: inout SwiftWriter) {
    writer.write(doc: ["As its aggregate knows it."])
    writeSwitch("var union: any Union", &writer) { _ in "payload" }
    writeCategory(&writer)
    let types = lines.map { "\($0.decider).\(union).self" }.joined(separator: ", ")
    writer.write(doc: ["What each aggregate calls its own."])
    writer.add("static let unions: [any Union.Type] = [\(types)]")
    writer.write(doc: ["- Returns: nil for what belongs to no aggregate of a log."])
    writer.open("init?(_ union: any Union)")
    writer.open("switch union")
    for line in lines {
      writer.add("case let payload as \(line.decider).\(union): self = .\(line.name)(payload)")
    }
    writer.add("default: return nil")
    writer.close()
    writer.close()
    for (parameter, call) in [
      ("payload: [UInt8]", "(kind: type, payload: payload)"),
      ("_ payload: UnsafeRawBufferPointer", ".decode(kind: type, payload)"),
    ] {
      writer.write(doc: [
        "Reads a stored one.", "",
        "- Throws: what this build does not know, left by a newer version or by damage.",
      ])
      writer.open(
        "public init(category: Category, type: UInt32, \(parameter)) throws(WireError)")
      writer.open("switch category")
      for line in lines {
        writer.add(
          "case \(line.decider).category:"
            + " self = .\(line.name)(try \(line.decider).\(union)\(call))")
      }
      writer.add("default: throw .unknownKind(category.number, of: \"category\")")
      writer.close()
      writer.close()
    }
  }

  private func writeGlue(_ line: Line, _ writer: inout SwiftWriter) {
    writer.add("")
    writer.open("extension \(line.decider)")
    writer.add(
      "public static func wrap(_ kind: Event.Kind) -> DomainEventKind { .\(line.name)(kind) }")
    for (union, domain) in [("Command", "DomainCommand"), ("Event", "DomainEvent")] {
      writer.add(
        "public static func wrap(_ payload: \(union)) -> \(domain) { .\(line.name)(payload) }")
      writer.open("public static func unwrap(_ any: \(domain)) -> \(union)?")
      writer.add("if case .\(line.name)(let payload) = any { payload } else { nil }")
      writer.close()
    }
    writer.close()
    guard let table = line.table else { return }
    writer.add("")
    writer.open("extension \(line.decider): StreamAggregate")
    writer.add(
      "public static func streams(in logState: borrowing LogState) -> StreamTable<\(line.decider)>"
        + " { logState.\(table) }")
    writer.close()
  }

  private func writeTables(_ writer: inout SwiftWriter) {
    let tables = lines.filter { $0.table != nil }
    writer.add("")
    writer.write(doc: ["The streams of every aggregate of which a log holds many."])
    writer.open("struct StreamTables: Sendable")
    for line in tables { writer.add("var \(line.table ?? "") = StreamTable<\(line.decider)>()") }
    writer.add("")
    writer.add("init() {}")
    writer.add("")
    writer.write(doc: ["Those of an index."])
    writer.open("init(_ cold: ColdStreams, correctedBy corrections: ClockLimits)")
    for line in tables {
      writer.add("\(line.table ?? "") = StreamTable(ColdCards(cold, correctedBy: corrections))")
    }
    writer.close()
    writer.add("")
    writer.write(doc: ["Folds an event in, if its aggregate has a table."])
    writer.open(
      "mutating func apply(_ event: DomainEvent, to id: Identifier, _ times: FoldTimes)")
    writer.open("switch event")
    for line in tables {
      writer.add(
        "case .\(line.name)(let event):"
          + " \(line.table ?? "").apply(event, to: id, times)")
    }
    writer.add("default: break")
    writer.close()
    writer.close()
    writer.add("")
    writer.write(doc: ["The clock was wrong: nothing counts as recorded later than now."])
    writer.open("mutating func limitTimes(to now: Instant)")
    for line in tables { writer.add("\(line.table ?? "").limitTimes(to: now)") }
    writer.close()
    writer.close()
    writer.add("")
    writer.open("extension LogState")
    for line in tables {
      let table = line.table ?? ""
      writer.write(doc: ["The streams of `\(line.decider)`."])
      writer.add("public var \(table): StreamTable<\(line.decider)> { tables.\(table) }")
    }
    writer.close()
  }
}

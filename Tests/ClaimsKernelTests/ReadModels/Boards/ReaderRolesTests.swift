import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// Who sees what, through every query that shows streams.
@Suite("Reading control")
struct ReaderRolesTests {
  /// What a reader finds: the numbers of claims, documents and reports, and how many quizzes and
  /// leads are counted.
  private struct Found: Equatable {
    var claims: [UInt64] = []
    var documents: [UInt64] = []
    var reports: [UInt64] = []
    var quizzes = 0
    var leads = 0
  }

  private static let table: [(reader: String, found: Found)] = [
    ("carla", Found(claims: [1, 3], documents: [1], reports: [1], quizzes: 1, leads: 1)),
    ("dario", Found(claims: [2], documents: [2], reports: [3], quizzes: 0, leads: 1)),
    ("agnes", Found(claims: [3], reports: [1, 2, 3], quizzes: 2, leads: 2)),
    ("bert", Found(claims: [1, 2, 3])),
    (
      "hugo",
      Found(claims: [1, 2, 3], documents: [1, 2], reports: [1, 2, 3], quizzes: 2, leads: 2)
    ),
    ("vera", Found(documents: [1, 2])),
    (
      "sara",
      Found(claims: [1, 2, 3], documents: [1, 2], reports: [1, 2, 3], quizzes: 2, leads: 2)
    ),
    ("paul", Found(claims: [1, 2, 3])),
    ("ines", Found(claims: [1, 2, 3], documents: [1, 2], reports: [1, 2, 3])),
    ("lena", Found(claims: [1, 2, 3], documents: [1, 2], leads: 2)),
    (
      "ada",
      Found(claims: [1, 2, 3], documents: [1, 2], reports: [1, 2, 3], quizzes: 2, leads: 2)
    ),
    (
      "aude",
      Found(claims: [1, 2, 3], documents: [1, 2], reports: [1, 2, 3], quizzes: 2, leads: 2)
    ),
    ("clock", Found()),
    ("somebody else", Found()),
  ]

  @Test("every role finds its own streams through every query, and no others")
  func everyRole() throws {
    let logState = try BoardScene.whole().logState
    for (reader, expected) in Self.table {
      let access = ReaderRoles(of: ActorID(reader), in: logState.actors)
      let (day, time) = (BoardScene.day, BoardScene.time)
      var found = Found()
      found.claims = try logState.claims(ClaimQuery(), as: access, at: time).page.snapshots.map(
        \.id.low)
      found.documents = DocumentBoard(of: logState, as: access, on: day, at: time).rows
        .map(\.id.low).sorted()
      found.reports = ReportBoard(of: logState, as: access).rows.map(\.id.low)
      let funnel = IntakeFunnel(of: logState, by: [.month], as: access).total
      (found.quizzes, found.leads) = (funnel.quizzes, funnel.allLeads)
      #expect(found == expected, "\(reader)")

      // A single stream is shown if and only if a list has it.
      func shown(_ category: Category) -> [UInt64] {
        logState.snapshots(of: category).map(\.stream).filter {
          logState.redaction(of: $0, for: access, at: time) != nil
        }.map(\.id.low)
      }
      #expect(shown(.document) == expected.documents, "\(reader)")
      #expect(shown(.report) == expected.reports, "\(reader)")
      #expect(shown(.quiz).count == expected.quizzes, "\(reader)")
      #expect(shown(.lead).count == expected.leads, "\(reader)")
      for number in 1...3 as ClosedRange<UInt64> {
        let isShown = logState.redaction(of: .claim(claimID(number)), for: access, at: time) != nil
        #expect(isShown == expected.claims.contains(number), "\(reader), claim \(number)")
      }
    }
    #expect(Set(Self.table.map { $0.reader }).isSuperset(of: BoardScene.everybody))
  }

  @Test("the holder of the log itself sees all of it, and any reader the community view")
  func whole() throws {
    let logState = try BoardScene.whole().logState
    #expect(ReportBoard(of: logState, as: .whole).rows.count == 3)
    #expect(IntakeFunnel(of: logState, by: [], as: .whole).total.allLeads == 2)
    #expect(
      logState.redaction(of: .claim(claimID(2)), for: .whole, at: BoardScene.time) == .nothing)
    #expect(CommunityView(of: logState).rows.count == 3)
  }

  private static let reportFields: [(reader: String, redacted: [String])] = [
    (
      "carla",
      [
        "classification", "notes", "attachments.addedBy", "notices", "missed", "links", "reviewer",
        "assignee", "receipt",
      ]
    ),
    (
      "agnes",
      [
        "classification", "notes", "attachments.addedBy", "notices", "missed", "links", "reviewer",
        "assignee", "receipt",
      ]
    ),
    ("sara", ["notes", "receipt"]),
    ("hugo", ["receipt"]), ("ines", ["receipt"]), ("ada", ["receipt"]), ("aude", ["receipt"]),
  ]

  @Test("what is left out of a report is absent and named, whether it holds anything or not")
  func reportFields() throws {
    let logState = try BoardScene.whole().logState
    for (reader, redacted) in Self.reportFields {
      let access = ReaderRoles(of: ActorID(reader), in: logState.actors)
      let stream = StreamID.report(reportID(1))
      let redaction = try #require(logState.redaction(of: stream, for: access, at: BoardScene.time))
      #expect(redaction.fields == redacted, "\(reader)")
      let snapshot = try #require(logState.snapshot(of: stream))
      guard case .object(let json) = try parsed(SeenStream(snapshot, redaction).json),
        case .object(let report) = json["report"]
      else {
        Issue.record("no report for \(reader)")
        continue
      }
      for field in redacted { #expect(report[field] == nil, "\(reader): \(field)") }
      #expect(json["redacted"] == .array(redacted.map { .string($0) }), "\(reader)")
    }
  }

  @Test("administrators' notes and receipts' hashes come to no reader who may not see them")
  func secrets() throws {
    let logState = try BoardScene.whole().logState
    let receipt = base64URL([UInt8](repeating: 102, count: 32))
    for reader in BoardScene.everybody {
      let access = ReaderRoles(of: ActorID(reader), in: logState.actors)
      let lines = try logState.boardLines(as: access)
      #expect(lines.allSatisfy { !$0.contains(receipt) }, "\(reader)")
      #expect(
        lines.contains { $0.contains(BoardScene.note) }
          == ["hugo", "ines", "ada", "aude"].contains(reader), "\(reader)")
    }
    #expect(try logState.boardLines(as: .whole).contains { $0.contains(receipt) })
  }

  @Test("a reader with several roles sees what any of them shows, and nothing hidden from all")
  func severalRoles() throws {
    let logState = try BoardScene.whole().logState
    let stream = StreamID.claim(claimID(1))
    func fields(_ name: String, _ roles: Role...) -> [String]? {
      logState.redaction(
        of: stream, for: ReaderRoles(of: ActorID(name), as: roles), at: BoardScene.time)?.fields
    }
    #expect(fields("carla", .claimant)?.contains("reserve") == true)
    #expect(fields("carla", .claimant, .payer)?.contains("reserve") == false)
    #expect(fields("carla", .claimant, .payer)?.contains("flags") == true)
    #expect(fields("carla", .claimant, .handler) == [])
    #expect(fields("dario", .claimant, .verifier) == nil)
    #expect(fields("", .claimant) == nil)
  }

  @Test("a claim is not found by what is hidden in it: neither filtered, sorted nor searched")
  func hiddenQuestions() throws {
    let logState = try BoardScene.whole().logState
    func found(_ reader: String, _ change: (inout ClaimQuery) -> Void) throws -> [UInt64] {
      var query = ClaimQuery()
      change(&query)
      let access = ReaderRoles(of: ActorID(reader), in: logState.actors)
      return try logState.claims(query, as: access, at: BoardScene.time).page.snapshots.map(
        \.id.low
      )
      .sorted()
    }
    for (reader, expected) in [("carla", [] as [UInt64]), ("hugo", [1, 2, 3])] {
      #expect(try found(reader) { $0.order = [ClaimOrder(.reserve)] } == expected)
      #expect(try found(reader) { $0.order = [ClaimOrder(.assignee)] } == expected)
    }
    #expect(try found("carla") { $0.filter.assignee = ActorID("hugo") } == [])
    #expect(try found("hugo") { $0.filter.assignee = ActorID("hugo") } == [1, 2])
    #expect(try found("carla") { $0.filter.text = SearchText("rear") } == [1], "by its title")
    #expect(try found("hugo") { $0.filter.text = SearchText("rear") } == [1, 2])
    #expect(try found("carla") { $0.filter.statuses = [.draft] } == [3])
    #expect(throws: UnknownClaim(id: claimID(2))) {
      try found("carla") { $0.after = claimID(2) }
    }
  }

  @Test(
    "no query tells a claimant of other people", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func nobodyElse(seed: UInt64) throws {
    let scene = try BoardScene.random(seed: seed)
    let logState = try scene.logState
    for reader in ["carla", "dario"] {
      let lines = try logState.boardLines(as: ReaderRoles(of: ActorID(reader), in: logState.actors))
      for name in BoardScene.everybody where name != reader {
        for line in lines {
          // Who acts for them is no secret to them.
          let rest = line.replacing("\"representatives\":[\"agnes\"]", with: "")
          #expect(!rest.contains("\"\(name)\""), "\(reader): \(line)")
        }
      }
      #expect(lines.contains { $0.contains("\"\(reader)\"") })
    }
    // The same check finds names if they may be seen.
    let lines = try logState.boardLines(as: ReaderRoles(of: ActorID("aude"), in: logState.actors))
    for name in ["carla", "dario", "hugo"] {
      #expect(lines.contains { $0.contains("\"\(name)\"") }, "\(name)")
    }
  }
}

extension BoardScene {
  /// Carla's and Dario's streams in a random order, a document and a claim of each at least.
  static func random(
    seed: UInt64, _ log: InMemoryEventStore = InMemoryEventStore(),
    observe: @escaping (LogState) throws -> Void = { _ in }
  ) throws -> BoardScene {
    var random = SeededGenerator(seed: seed)
    var scene = try BoardScene(log, observe: observe)
    for number in 1...6 as ClosedRange<UInt64> {
      let owner = number <= 2 ? ["carla", "dario"][Int(number) - 1] : random.owner
      try scene.document(number, of: owner, until: "2026-0\(3 + random.next() % 6)-20")
      if number <= 2 || random.next() % 2 == 0 {
        try scene.claim(number, of: owner, citing: number)
      }
      let reporter = random.next() % 3 == 0 ? "" : random.owner
      let impact = ["ninguno", "robo_datos", "robo_dinero"][Int(random.next() % 3)]
      try scene.report(number, of: reporter, impact: impact)
      if random.next() % 2 == 0 { try scene.investigate(number) }
      let asker = random.owner
      let isCompleted = random.next() % 2 == 0
      try scene.quiz(number, of: asker, completed: isCompleted)
      let claim = random.next() % 2 == 0 ? 100 + number : nil
      try scene.lead(number, of: asker, quiz: isCompleted ? number : nil, becoming: claim)
    }
    return scene
  }
}

extension SeededGenerator {
  fileprivate var owner: String {
    mutating get { next() % 2 == 0 ? "carla" : "dario" }
  }
}

import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// What a share of a document shows, through every question that a log is asked.
@Suite("Shared documents")
struct SharedDocumentTests {
  private static let paper = StreamID.document(documentID(1))
  /// Whom Carla's first document is shared with: their own roles show them no document of hers.
  private static let readers: [(name: String, role: Role)] = [
    ("dario", .claimant), ("bert", .assessor), ("paul", .payer), ("agnes", .agent),
  ]

  /// A log in which the document was also given to a court to see, and an agent acts for Carla.
  private static func scene(_ log: InMemoryEventStore) throws -> BoardScene {
    var scene = try BoardScene.whole(log)
    let agnes = AuthoriseDocumentRepresentative(representative: ActorID("lena"))
    let court = ShareDocument(recipient: "court@example.org", until: BoardScene.end)
    try scene.send(
      "carla", .claimant, .document(.authoriseDocumentRepresentative(agnes)), paper)
    try scene.send("carla", .claimant, .document(.shareDocument(court)), paper)
    return scene
  }

  /// The scene as every test begins it, explained.
  private static let explained = Result {
    let log = InMemoryEventStore()
    _ = try scene(log)
    var explained = ExplainedLog()
    try explained.follow(log)
    return explained
  }

  private static func answers(
    to name: String, as role: Role, _ log: InMemoryEventStore, at time: Instant
  ) throws -> [(question: Question, lines: [String])] {
    let logState = try LogState(folding: log)
    return try Queries(
      log: log, logState: logState, access: ReaderRoles(of: ActorID(name), as: [role]),
      roles: [role], time: time, explained: try explained.get()
    ).all()
  }

  private static func mentions(
    _ text: String, in answers: [(question: Question, lines: [String])]
  ) -> [Question] {
    answers.filter { $0.lines.contains { $0.contains(text) } }.map(\.question)
  }

  private static func share(_ scene: inout BoardScene, with name: String) throws {
    let share = ShareDocument(recipient: name, until: BoardScene.end)
    try scene.send("carla", .claimant, .document(.shareDocument(share)), paper)
  }

  @Test("are read by whom they are shared with, as long as they are", arguments: readers)
  func read(name: String, role: Role) throws {
    let log = InMemoryEventStore()
    var scene = try Self.scene(log)
    let now = BoardScene.time
    // Its title: claims that rely on it show its id to their readers.
    let mark = "Passport 1"
    let before = try Self.answers(to: name, as: role, log, at: now)
    #expect(Self.mentions(mark, in: before) == [])

    try Self.share(&scene, with: name)
    let during = try Self.answers(to: name, as: role, log, at: now)
    #expect(
      Self.mentions(mark, in: during) == [
        .blame, .diff, .documents, .exports, .history, .show, .timeline,
      ])

    // A share ends by itself, by the reader's clock, at its very moment.
    let last = Instant(nanoseconds: BoardScene.end.nanoseconds - 1)
    #expect(try Self.isFound(by: name, as: role, log, at: last) == [true, true])
    #expect(try Self.isFound(by: name, as: role, log, at: BoardScene.end) == [false, false])

    // Or it is taken back.
    let unshare = UnshareDocument(recipient: name)
    try scene.send("carla", .claimant, .document(.unshareDocument(unshare)), Self.paper)
    let after = try Self.answers(to: name, as: role, log, at: now)
    #expect(Self.mentions(mark, in: after) == [])
  }

  /// Whether the document is on the board of documents at a time, and seen at all.
  private static func isFound(
    by name: String, as role: Role, _ log: InMemoryEventStore, at time: Instant
  ) throws -> [Bool] {
    let (logState, access) = (
      try LogState(folding: log), ReaderRoles(of: ActorID(name), as: [role])
    )
    let board = DocumentBoard(of: logState, as: access, on: time.dayUTC, at: time)
    return [
      board.rows.contains { $0.id == paper.id },
      logState.redaction(of: paper, for: access, at: time) != nil,
    ]
  }

  @Test("show nothing of the claims that rely on them, nor of who else sees or works on them")
  func nothingElse() throws {
    let log = InMemoryEventStore()
    var scene = try Self.scene(log)
    try Self.share(&scene, with: "dario")
    let answers = try Self.answers(to: "dario", as: .claimant, log, at: BoardScene.time)
    for secret in [claimID(1).text, "court@example.org", "\"vera\"", "\"lena\"", "\"hugo\""] {
      #expect(Self.mentions(secret, in: answers) == [], "\(secret)")
    }
    let logState = try LogState(folding: log)
    let dario = ReaderRoles(of: ActorID("dario"), in: logState.actors)
    let redaction = logState.redaction(of: Self.paper, for: dario, at: BoardScene.time)
    #expect(
      redaction?.fields == [
        "pages.addedBy", "verifiedBy", "sharedWith", "representatives", "contributors",
      ])
    #expect(logState.redaction(of: .claim(claimID(1)), for: dario, at: BoardScene.time) == nil)
    // His own are shown to him as they were.
    let own = StreamID.document(documentID(2))
    #expect(
      logState.redaction(of: own, for: dario, at: BoardScene.time)?.fields == [
        "pages.addedBy", "verifiedBy", "contributors",
      ])
  }

  @Test("are shown to the named person and to no one with a similar id")
  func others() throws {
    let log = InMemoryEventStore()
    var scene = try Self.scene(log)
    try Self.share(&scene, with: "dario")
    try Self.share(&scene, with: "clock")
    let logState = try LogState(folding: log)
    func isSeen(_ name: String, _ roles: [Role]) -> Bool {
      let access = ReaderRoles(of: ActorID(name), as: roles)
      return logState.redaction(of: Self.paper, for: access, at: BoardScene.time) != nil
    }
    #expect(isSeen("dario", [.claimant]))
    #expect(isSeen("dario", [.payer]))
    #expect(!isSeen("Dario", [.claimant]))
    #expect(!isSeen("dari", [.claimant]))
    #expect(!isSeen("", [.claimant]))
    // Without a role no actor acts here any more, and a process is no person.
    #expect(!isSeen("dario", []))
    #expect(!isSeen("dario", [.system]))
    #expect(!isSeen("clock", [.system]))
    #expect(!isSeen("dario", [.anonymous]))
  }

  @Test("are gone for them once the owner deletes them")
  func deleted() {
    var paper = Document()
    paper.owner = ActorID("carla")
    paper.sharedWith = [DocumentShare(recipient: "dario", until: BoardScene.end)]
    let dario = ReaderRoles(of: ActorID("dario"), as: [.claimant])
    for status in DocumentStatus.allCases where status != .none {
      paper.status = status
      #expect(
        (dario.redaction(of: paper, at: BoardScene.time) == nil)
          == ([.deleted, .erased].contains(status)))
    }
  }
}

extension BoardScene {
  /// When what is shared in these tests is shared no more.
  fileprivate static let end = Instant(nanoseconds: time.nanoseconds + 86_400_000_000_000)
}

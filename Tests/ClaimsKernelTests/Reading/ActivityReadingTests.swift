import ClaimsDomain
import EventSourcing
import StateMachineTesting
import Testing

@testable import ClaimsKernel

/// Who sees what is to be done, and of what. Source: Specs/Reading.md, "Streams".
@Suite("Reading control of activities")
struct ActivityReadingTests {
  private static let activity = StreamID.activity(Identifier(high: 0xac7, low: 1))

  /// Carla's and Dario's streams, and an activity about one of them.
  private static func scene(
    about kind: SubjectKind, _ id: Identifier, owner: String, by opener: (String, Role)
  ) throws -> BoardScene {
    var scene = try BoardScene.whole()
    let register = RegisterActor(actor: ActorID("rufo"), name: "Rufo", roles: [.contractor])
    let answer: Answer = try scene.house.kernel.send(
      CommandEnvelope(
        id: Identifier(high: 0xac7, low: 2), actor: ActorID("ada"), role: .administrator,
        person: ActorID("rufo"), command: .registerActor(register)))
    #expect(answer.isAccepted)
    let open = OpenActivity(
      subject: ActivitySubject(kind: kind, id: id), title: "Look at it", owner: ActorID(owner),
      due: BoardScene.time.adding(days: 400))
    try scene.send(opener.0, opener.1, .activity(.openActivity(open)), activity)
    return scene
  }

  private static func sees(_ name: String, _ stream: StreamID, _ logState: LogState) -> Bool {
    let access = ReaderRoles(of: ActorID(name), in: logState.actors)
    return logState.redaction(of: stream, for: access, at: BoardScene.time) != nil
  }

  @Test("who sees a document only since it is shared sees no activity about it")
  func shared() throws {
    var scene = try Self.scene(
      about: .document, documentID(1), owner: "vera", by: ("sara", .supervisor))
    let share = ShareDocument(recipient: "paul", until: BoardScene.time.adding(days: 30))
    let paper = StreamID.document(documentID(1))
    try scene.send("carla", .claimant, .document(.shareDocument(share)), paper)
    let logState = try scene.logState
    #expect(Self.sees("paul", paper, logState))
    for (name, isSeen) in [("paul", false), ("carla", false), ("vera", true), ("lena", true)] {
      #expect(Self.sees(name, Self.activity, logState) == isSeen, "\(name)")
    }
  }

  @Test("a contractor sees what they are asked to do, and no claim")
  func contractor() throws {
    var scene = try Self.scene(about: .claim, claimID(1), owner: "rufo", by: ("hugo", .handler))
    #expect(Self.sees("rufo", Self.activity, try scene.logState))
    #expect(!Self.sees("rufo", .claim(claimID(1)), try scene.logState))
    let reassign = ReassignActivity(owner: ActorID("bert"), reason: "no time")
    try scene.send("hugo", .handler, .activity(.reassignActivity(reassign)), Self.activity)
    #expect(!Self.sees("rufo", Self.activity, try scene.logState))
    #expect(Self.sees("bert", Self.activity, try scene.logState))
  }

  @Test("a claim waits for its activities also once the log is read anew")
  func reopened() throws {
    let log = InMemoryEventStore()
    var scene = try BoardScene.whole(log)
    let open = OpenActivity(
      subject: ActivitySubject(kind: .claim, id: claimID(1)), title: "Look at it",
      owner: ActorID("hugo"), due: BoardScene.time.adding(days: 400))
    try scene.send("hugo", .handler, .activity(.openActivity(open)), Self.activity)
    func count() throws -> UInt32 {
      let (now, anew) = (try scene.logState, try LogState(folding: log))
      #expect(
        now.openActivities(on: .claim(claimID(1))) == anew.openActivities(on: .claim(claimID(1))))
      return anew.openActivities(on: .claim(claimID(1)))
    }
    #expect(try count() == 1)
    try scene.send(
      "hugo", .handler, .activity(.completeActivity(CompleteActivity())), Self.activity)
    #expect(try count() == 0)
  }
}

import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import TestSupport
import Testing

@Suite("What is allowed", .long)
struct PermissionTests {
  @Test(
    "agrees with what is accepted and refused, on every kind of stream",
    arguments: [11, 12, 13, 14] as [UInt64])
  func agrees(seed: UInt64) throws {
    var actions = try RandomActions(seed: seed)
    var accepted: [Category: Int] = [:]
    var explained = 0
    for _ in 0..<600 {
      let command = try actions.next()
      let permissions = try actions.store.allowed(
        for: command.actor, as: command.role, on: command.stream)
      let permission = try #require(
        permissions.first { $0.command == command.command.name.description })
      #expect(permission.allowed == permission.reasons.isEmpty)
      let submission = try actions.store.kernel.submission(of: command)
      switch submission.answer {
      case .accepted(let receipt) where !receipt.repeated:
        #expect(permission.allowed, "\(command): \(permission.reasons)")
        accepted[command.stream.category, default: 0] += 1
      case .accepted: break
      case .refused:
        // What is wrong with the command itself, and with the stream's name, comes first.
        let found = submission.refusal?.reasons.map(\.code) ?? []
        let isOfTheCommand = found.contains {
          [
            .malformedCommand, .commandIdReused, .notFound, .idTaken, .revisionConflict,
            .anonymityMismatch, .actorNotRegistered,
          ].contains($0)
        }
        guard !permission.allowed, !isOfTheCommand else { continue }
        #expect(Set(permission.reasons.map(\.code)).isSubset(of: Set(found)))
        explained += 1
      }
    }
    #expect(accepted.count >= 7, "accepted of each kind: \(accepted)")
    #expect(explained > 50)
  }

  @Test("names every verb of the stream's kind once, for a stream that does not exist too")
  func everyVerb() throws {
    let store = try newStore(InMemoryEventStore())
    let named: [(StreamID, [String])] = [
      (.claim(claim(1)), names(of: ClaimVerb.self)),
      (StreamID(.document, claim(1)), names(of: DocumentVerb.self)),
      (StreamID(.report, claim(1)), names(of: ReportVerb.self)),
      (StreamID(.accident, claim(1)), names(of: AccidentVerb.self)),
      (StreamID(.property, claim(1)), names(of: PropertyVerb.self)),
      (StreamID(.quiz, claim(1)), names(of: QuizVerb.self)),
      (StreamID(.lead, claim(1)), names(of: LeadVerb.self)),
      (.activity(claim(1)), names(of: ActivityVerb.self)),
      (.actor(ActorID("newton")), names(of: ActorVerb.self)),
      (.rules, names(of: RulesVerb.self)), (.catalogs, names(of: CatalogVerb.self)),
    ]
    for (stream, verbs) in named {
      let all = try store.allowed(for: ActorID("carla"), as: .claimant, on: stream)
      #expect(all.map(\.command) == verbs)
    }
  }

  private func names<Verb: CodedEnum>(of type: Verb.Type) -> [String] {
    Verb.allCases.filter { $0.rawValue != 0 }.map(\.name.description)
  }

  @Test("the sender of a stream's first command is told which rules its arguments must keep")
  func beginning() throws {
    let store = try newStore(InMemoryEventStore())
    func allowed(_ stream: StreamID, _ name: String, _ role: Role) throws -> [String] {
      try store.allowed(for: ActorID(name), as: role, on: stream).filter(\.allowed)
        .map(\.command)
    }
    #expect(try allowed(StreamID(.document, claim(1)), "carla", .claimant) == ["startDocument"])
    #expect(try allowed(StreamID(.quiz, claim(1)), "", .anonymous) == ["startQuiz"])
    #expect(try allowed(StreamID(.quiz, claim(1)), "carla", .anonymous) == [])
    #expect(
      try allowed(.rules, "ada", .administrator) == ["setRules", "confirmClock", "correctClock"])
    let start = try store.allowed(
      for: ActorID("carla"), as: .claimant, on: StreamID(.property, claim(1)))
    #expect(
      start.first { $0.command == "registerProperty" }?.conditions
        == ["ownerMissing", "ownerUnknown", "propertyIncomplete", "areaInvalid"])
  }

  @Test("an actor without a role is told so, unless the question is what they might do with it")
  func held() throws {
    let store = try newStore(InMemoryEventStore())
    let stream = StreamID(.document, claim(1))
    let refused = try store.allowed(for: ActorID("hugo"), as: .claimant, on: stream)
    #expect(
      refused.first { $0.command == "startDocument" }?.reasons
        == [Reason(.notAuthorised, expected: "handler", found: "claimant")])
    let might = try store.allowed(
      for: ActorID("hugo"), as: .claimant, on: stream, asIfHeld: true)
    #expect(might.first { $0.command == "startDocument" }?.allowed == true)
  }

  @Test("in an empty log there is one thing to do")
  func empty() throws {
    let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: { noon }))
    let ada = ActorID("ada")
    let herself = try store.allowed(for: ada, as: .administrator, on: .actor(ada))
    #expect(herself.filter(\.allowed).map(\.command) == ["registerActor"])
    let rules = try store.allowed(for: ada, as: .administrator, on: .rules)
    #expect(rules.first?.reasons.map(\.code) == [.notAuthorised])
  }
}

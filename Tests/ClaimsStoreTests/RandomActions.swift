import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsTesting
import EventSourcing
import StateMachineTesting

/// Random commands to every kind of stream, by all actors that the machines of `ClaimsTesting`
/// know, each in the roles that they hold.
struct RandomActions {
  let log = InMemoryEventStore()
  let store: Store<InMemoryEventStore>
  private let clock: ControlledClock
  private var choices: Choices
  private var sent: UInt64 = 0
  private var latest: CommandEnvelope?

  /// What is drawn from: a stream of each kind, and one more of those that lead to others.
  private static let categories: [Category] = [
    .claim, .claim, .document, .report, .accident, .property, .quiz, .lead, .activity, .catalogs,
    .actor, .rules,
  ]

  init(seed: UInt64) throws {
    choices = Choices(seed: seed)
    clock = ControlledClock(ClaimSender.noon, step: .zero)
    store = Store(try ClaimsKernel(log, clock: clock.read))
    var people: [(String, [Role])] = [
      ("ada", [.administrator]), ("dario", [.claimant]), ("lara", [.legal]),
    ]
    for sender in ClaimSender.everybody {
      let name = sender.actor.text
      if let place = people.firstIndex(where: { $0.0 == name }) {
        people[place].1.append(sender.role)
      } else {
        people.append((name, [sender.role]))
      }
    }
    for (name, roles) in people {
      sent += 1
      let register = RegisterActor(actor: ActorID(name), name: name, roles: roles)
      let answer: Answer = try store.send(
        CommandEnvelope(
          id: Identifier(high: 0xada, low: sent), actor: ActorID("ada"), role: .administrator,
          person: ActorID(name), command: .registerActor(register)))
      guard answer.isAccepted else { throw Unexpected("\(name) is not registered: \(answer)") }
    }
  }

  struct Unexpected: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Draws the next command; now and then one that was sent before, or to a stream that is not.
  mutating func next() throws -> CommandEnvelope {
    sent += 1
    // Nothing moves the clock between a forecast and what comes of it.
    clock.advance(by: .seconds(60))
    if let latest, try choices.draw(Generator.element(of: Array(0...15))) == 0 { return latest }
    let category = try choices.draw(Generator.element(of: Self.categories))
    if try choices.draw(Generator.element(of: Array(0...40))) == 0 {
      clock.advance(by: .seconds(86_400 * 40))
    }
    let number = try choices.draw(Generator.element(of: [1, 1, 2] as [UInt64]))
    let (command, actor, role, person) = try draw(category, number)
    var id = Identifier(high: 0xac7, low: sent)
    if sent > 20, try choices.draw(Generator.element(of: Array(0...30))) == 0 {
      id = Identifier(high: 0xac7, low: sent - 3)
    }
    var envelope = CommandEnvelope(
      id: id, actor: actor, role: role, stream: stream(category, number, person),
      command: command)
    envelope.person = person
    if try choices.draw(Generator.element(of: Array(0...20))) == 0 {
      envelope.expectedRevision = try choices.draw(Generator.element(of: [0, 1, 5] as [UInt64]))
    }
    latest = envelope
    return envelope
  }

  private func stream(
    _ category: Category, _ number: UInt64, _ person: ActorID
  ) -> StreamID {
    switch category {
    case .actor: .actor(person)
    case .rules: .rules
    case .catalogs: .catalogs
    default: StreamID(category, Identifier(high: UInt64(category.number), low: number))
    }
  }

  private typealias Drawn = (DomainCommand, ActorID, Role, ActorID)

  private mutating func draw(
    _ category: Category, _ number: UInt64
  ) throws -> Drawn {
    let id = Identifier(high: UInt64(category.number), low: number)
    let state = try store.state
    switch category {
    case .claim:
      let claim = state.claims[id]?.claim ?? ClaimDecider.initial
      let attempt = try choices.draw(ClaimMachine().commands(in: claim))
      return (.claim(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .document:
      let attempt = try choices.draw(DocumentMachine().commands(in: state.documents.state(of: id)))
      return (.document(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .report:
      let attempt = try choices.draw(ReportMachine().commands(in: state.reports.state(of: id)))
      return (.report(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .accident:
      let attempt = try choices.draw(AccidentMachine().commands(in: state.accidents.state(of: id)))
      return (.accident(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .property:
      let attempt = try choices.draw(
        PropertyMachine().commands(in: state.properties.state(of: id)))
      return (.property(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .quiz:
      let attempt = try choices.draw(QuizMachine().commands(in: state.quizzes.state(of: id)))
      return (.quiz(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .lead:
      let attempt = try choices.draw(LeadMachine().commands(in: state.leads.state(of: id)))
      return (.lead(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .activity:
      let attempt = try choices.draw(
        ActivityMachine().commands(in: state.activities.state(of: id)))
      return (.activity(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .catalogs:
      let attempt = try choices.draw(CatalogMachine().commands(in: state.catalogs))
      return (.catalog(attempt.command), attempt.sender.actor, attempt.sender.role, ActorID())
    case .rules:
      var rules = ClaimRules.builtIn
      rules.appealDays = try choices.draw(Generator.element(of: [10, 20, 99_999] as [UInt32]))
      let role = try choices.draw(Generator.element(of: [Role.administrator, .handler]))
      let set = SetRules(rules: rules, reason: "trial")
      return (.rules(.setRules(set)), ActorID("ada"), role, ActorID())
    default:
      let name = try choices.draw(Generator.element(of: ["hugo", "ada", "nobody", "newton"]))
      let commands: [ActorCommand] = [
        .registerActor(RegisterActor(actor: ActorID(name), name: name, roles: [.handler])),
        .grantRole(GrantRole(role: .assessor)), .revokeRole(RevokeRole(role: .assessor)),
        .setAuthority(SetAuthority(kind: .payment, limit: Money(5, Currency("EUR") ?? Currency()))),
        .deactivateActor(DeactivateActor(reason: "left")),
        .reactivateActor(ReactivateActor(reason: "back")),
        .setContact(SetContact(email: "hugo@example.org")),
      ]
      let sender = try choices.draw(Generator.element(of: ["ada", "ada", "adam", "carla"]))
      return (
        .actor(try choices.draw(Generator.element(of: commands))), ActorID(sender),
        .administrator, ActorID(name)
      )
    }
  }
}

import ClaimsDomain
import EventSourcing
import Testing

@Suite("The actor register")
struct ActorRegisterTests {
  private let paul = ActorID("paul")

  private func register(_ events: (String, ActorEvent)...) -> ActorRegister {
    var register = ActorRegister()
    for (actor, event) in events {
      register.apply(event, toStream: StreamID.actor(ActorID(actor)).id)
    }
    return register
  }

  private func registered(_ actor: String, _ roles: Role...) -> (String, ActorEvent) {
    (
      actor,
      .actorRegistered(ActorRegistered(actor: ActorID(actor), name: actor, roles: roles))
    )
  }

  @Test("only an actor who is registered, active and granted a role holds it")
  func holds() {
    let register = register(
      registered("ada", .administrator), registered("paul", .payer, .handler),
      ("paul", .roleRevoked(RoleRevoked(role: .handler))), registered("sara", .supervisor),
      ("sara", .actorDeactivated(ActorDeactivated(reason: "left"))))
    #expect(register.holds(.payer, paul))
    #expect(!register.holds(.handler, paul))
    #expect(!register.holds(.supervisor, ActorID("sara")))
    #expect(!register.holds(.payer, ActorID("nobody")))
    #expect(register.roles(of: paul) == [.payer])
    #expect(register.roles(of: ActorID("sara")) == [])
    #expect(register.roles(of: ActorID("nobody")) == [])
    #expect(register.actors.map(\.id.text) == ["ada", "paul", "sara"])
  }

  @Test("a limit bounds what one actor decides; another currency is beyond it")
  func limits() {
    let register = register(
      registered("paul", .payer),
      ("paul", .authoritySet(AuthoritySet(kind: .payment, limit: euros(500)))))
    func mayPay(_ amount: Money) -> Bool {
      register.mayDecide(amount, .payment, paul, under: .builtIn)
    }
    #expect(register.authority(of: paul, for: .payment) == euros(500))
    #expect(mayPay(euros(500)) && !mayPay(euros(501)) && !mayPay(Money(1, usd)))
  }

  @Test("without a limit any amount is within authority, unless the rules ask for limits")
  func limitsRequired() {
    let register = register(registered("paul", .payer))
    var strict = ClaimRules()
    strict.limitsRequired = true
    #expect(register.authority(of: paul, for: .payment) == nil)
    #expect(register.mayDecide(euros(.max), .payment, paul, under: .builtIn))
    #expect(!register.mayDecide(euros(0), .payment, paul, under: strict))
  }

  @Test("an actor who is not active, or not registered, decides nothing")
  func inactive() {
    let register = register(
      registered("paul", .payer), ("paul", .actorDeactivated(ActorDeactivated(reason: "left"))))
    #expect(!register.mayDecide(euros(1), .payment, paul, under: .builtIn))
    #expect(!register.mayDecide(euros(1), .payment, ActorID("nobody"), under: .builtIn))
  }

  @Test("what an actor's stream knows of the rest of the register")
  func relatedFacts() {
    let register = register(
      registered("ada", .administrator), registered("bea", .administrator),
      ("bea", .actorDeactivated(ActorDeactivated(reason: "left"))))
    let (bea, paul) = (StreamID.actor(ActorID("bea")).id, StreamID.actor(paul).id)
    #expect(
      ActorRegister().relatedFacts(ofStream: paul) == ActorRelatedFacts(isEmpty: true))
    #expect(register.relatedFacts(ofStream: paul) == ActorRelatedFacts(administrators: 1))
    #expect(
      register.relatedFacts(ofStream: bea)
        == ActorRelatedFacts(administrators: 1, takenBy: ActorID("bea")))
    #expect(register.actor(ofStream: paul) == RegisteredActor())
  }

  @Test(
    "ids that look alike, and others",
    arguments: [
      ("hugo", "hugO", false), ("hugo", "hug0", false), ("OTTO", "0TT0", true),
      ("lil", "Iil", true), ("lil", "1i|", true), ("lil", "lli", false), ("emma", "ernrna", true),
      ("\u{c6}sa", "AEsa", true), ("b\u{153}uf", "boeuf", true), ("\u{110}a", "\u{d0}a", true),
      ("\u{cd}da", "\u{13a}da", true),
      ("jos\u{e9}", "jose", false),
    ] as [(String, String, Bool)])
  func lookalikes(one: String, other: String, alike: Bool) {
    let register = register(registered(one, .administrator))
    let newcomer = ActorID(other)
    let facts = register.relatedFacts(
      ofStream: StreamID.actor(newcomer).id, registering: newcomer)
    #expect(facts.lookalike == (alike ? ActorID(one) : nil))
    #expect(newcomer.firstOutsideAlphabet == nil)
  }

  @Test(
    "what ids are not made of",
    arguments: [
      "\u{455}ara", "hu\u{261}o", "jose\u{301}", "\u{131}da", "a\"b", "\u{ff41}da", "\u{1d5ba}",
    ])
  func alphabet(id: String) { #expect(ActorID(id).firstOutsideAlphabet != nil) }

  @Test("folding is total: events out of order never trap, and the register stays whole")
  func total() {
    var register = register(
      ("paul", .roleGranted(RoleGranted(role: .payer))),
      ("paul", .actorReactivated(ActorReactivated())))
    #expect(register == ActorRegister())
    let stream = StreamID.actor(paul).id
    register.apply(registered("hugo", .administrator).1, toStream: stream)
    #expect(register == ActorRegister())
    register.apply(registered("paul", .administrator).1, toStream: stream)
    register.apply(registered("hugo", .administrator).1, toStream: stream)
    register.apply(registered("paul", .payer).1, toStream: stream)
    #expect(register.actors.map(\.roles) == [[.payer]])
    #expect(register.administrators == 0)
    #expect(register[ActorID("hugo")] == nil)
  }
}

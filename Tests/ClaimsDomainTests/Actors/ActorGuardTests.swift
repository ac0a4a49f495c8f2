import EventSourcing
import Testing

@testable import ClaimsDomain

extension GuardCase<ActorDecider> {
  fileprivate init(
    rule: Guard<ActorDecider>, command: ActorCommand, actor: RegisteredActor = RegisteredActor(),
    context: ActorContext = actorContext(), expected: String = "", found: String = ""
  ) {
    self.init(rule, command, on: actor, in: context, expected: expected, found: found)
  }
}

/// Each guard, as the only one violated.
@Suite("The actor's guards")
struct ActorGuardTests {
  typealias Case = GuardCase<ActorDecider>

  private static func register(
    _ id: String = "hugo", name: String = "Hugo", roles: [Role] = [.handler]
  ) -> ActorCommand {
    .registerActor(RegisterActor(actor: ActorID(id), name: name, roles: roles))
  }

  private static func set(_ kind: AuthorityKind, _ limit: Money?) -> ActorCommand {
    .setAuthority(SetAuthority(kind: kind, limit: limit))
  }

  private static let empty = ActorRelatedFacts(isEmpty: true)
  private static let bootstrap = "the log's first command registers its administrator"

  static let cases: [Case] = [
    Case(
      rule: .firstIsNoAdministrator, command: register("ada", roles: [.handler]),
      context: actorContext(among: empty), expected: bootstrap, found: "ada"),
    Case(
      rule: .firstIsNoAdministrator, command: register("hugo", roles: [.administrator]),
      context: actorContext(among: empty), expected: bootstrap, found: "hugo"),
    Case(rule: .idUnusable, command: register(""), expected: "an id of 1 to 64 bytes", found: "0"),
    Case(
      rule: .idUnusable, command: register(String(repeating: "é", count: 33)),
      expected: "an id of 1 to 64 bytes", found: "66"),
    Case(
      rule: .idUnusable, command: register("hugo\nada"),
      expected: "an id without control characters", found: "U+000A"),
    Case(
      rule: .idUnusable, command: register("hug\u{43e}"),
      expected: "an id of Latin letters, digits and signs, without quotation marks",
      found: "U+043E"),
    Case(
      rule: .idLooksTaken, command: register("Iil"),
      context: actorContext(among: ActorRelatedFacts(administrators: 1, lookalike: ActorID("lil"))),
      expected: "an id that looks like no other", found: "lil"),
    Case(
      rule: .idTaken, command: register(),
      context: actorContext(among: ActorRelatedFacts(administrators: 1, takenBy: ActorID("hilda"))),
      expected: "an id that is free", found: "hilda"),
    Case(
      rule: .emailInvalid,
      command: .registerActor(
        RegisterActor(actor: ActorID("hugo"), name: "Hugo", roles: [.handler], email: "hugo@")),
      expected: "an address such as name@example.org", found: "hugo@"),
    Case(
      rule: .phoneInvalid,
      command: .registerActor(
        RegisterActor(actor: ActorID("hugo"), name: "Hugo", roles: [.handler], phone: "110")),
      expected: "7 to 15 digits, perhaps after a +", found: "110"),
    Case(
      rule: .emailInvalid, command: .setContact(SetContact(email: "hugo@")), actor: hugo(),
      expected: "an address such as name@example.org", found: "hugo@"),
    Case(
      rule: .phoneInvalid, command: .setContact(SetContact(phone: "110")), actor: hugo(),
      expected: "7 to 15 digits, perhaps after a +", found: "110"),
    Case(
      rule: .contactUnchanged, command: .setContact(SetContact(email: "")), actor: hugo()),
    Case(rule: .nameMissing, command: register(name: " \t"), expected: "name"),
    Case(
      rule: .roleUnknown, command: register(roles: [.handler, .unspecified]), expected: "a role"),
    Case(
      rule: .roleUnknown, command: .grantRole(GrantRole(role: .anonymous)), actor: hugo(),
      expected: "a role"),
    Case(
      rule: .roleUnknown, command: .grantRole(GrantRole()), actor: hugo(.active, [.auditor]),
      expected: "a role"),
    Case(
      rule: .rolesInConflict, command: register(roles: [.auditor, .legal]), expected: "not both",
      found: "legal, auditor"),
    Case(
      rule: .rolesInConflict, command: register(roles: [.payer, .handler]),
      context: actorContext(rules: separated), expected: "not both",
      found: "handler, payer"),
    Case(
      rule: .rolesInConflict, command: .grantRole(GrantRole(role: .payer)), actor: hugo(),
      context: actorContext(rules: separated), expected: "not both",
      found: "handler, payer"),
    Case(
      rule: .rolesInConflict, command: .grantRole(GrantRole(role: .auditor)), actor: hugo(),
      expected: "not both", found: "handler, auditor"),
    Case(
      rule: .roleHeld, command: .grantRole(GrantRole(role: .handler)), actor: hugo(),
      found: "handler"),
    Case(
      rule: .ownRole, command: .grantRole(GrantRole(role: .payer)),
      actor: hugo(.active, [.administrator]),
      context: actorContext(ActorID("hugo"), rules: separated),
      expected: "another administrator, who grants it", found: "hugo"),
    Case(
      rule: .roleNotHeld, command: .revokeRole(RevokeRole(role: .payer)), actor: hugo(),
      found: "payer"),
    Case(
      rule: .lastAdministratorRevoked, command: .revokeRole(RevokeRole(role: .administrator)),
      actor: hugo(.active, [.administrator]), found: "hugo"),
    Case(
      rule: .authorityKindUnknown, command: set(.unspecified, euros(1)), actor: hugo(),
      expected: "a kind of decision"),
    Case(
      rule: .ownAuthority, command: set(.payment, euros(1)), actor: hugo(),
      context: actorContext(ActorID("hugo")), expected: "somebody else", found: "hugo"),
    Case(
      rule: .limitNotPositive, command: set(.payment, euros(0)), actor: hugo(),
      expected: "a positive amount", found: "0.00 EUR"),
    Case(
      rule: .limitNotPositive, command: set(.payment, Money(100, Currency())), actor: hugo(),
      expected: "a positive amount", found: "1.00"),
    Case(
      rule: .authorityUnchanged, command: set(.payment, nil), actor: hugo(), found: "no limit"),
    Case(
      rule: .authorityUnchanged, command: set(.payment, euros(5)),
      actor: hugo(.active, [], [AuthorityLimit(kind: .payment, limit: euros(5))]),
      found: "0.05 EUR"),
    Case(
      rule: .lastAdministrator, command: .deactivateActor(DeactivateActor(reason: "left")),
      actor: hugo(.active, [.administrator]), found: "hugo"),
    Case(
      rule: .reasonMissing, command: .deactivateActor(DeactivateActor(reason: " ")), actor: hugo(),
      expected: "reason"),
    Case(
      rule: .reasonMissing, command: .reactivateActor(ReactivateActor()), actor: hugo(.inactive),
      expected: "reason"),
  ]

  @Test(
    "an id that would look like another one is not registered",
    arguments: [
      ("\u{0}", "U+0000"), ("hugo\u{1f}", "U+001F"), ("\u{7f}", "U+007F"),
      ("a\u{85}b", "U+0085"), ("a\u{2028}b", "U+2028"), ("\u{202e}oguh", "U+202E"),
      ("a\u{2066}\u{200e}", "U+2066"), ("\u{61c}", "U+061C"),
    ])
  func unprintable(id: String, mark: String) {
    #expect(
      answer(Self.register(id), on: RegisteredActor(), in: actorContext())
        == .failure(
          Refusal(.missingRequiredFields, expected: "an id without control characters", found: mark)
        ))
  }

  @Test(
    "nor one with characters that nobody can see, since version 7",
    arguments: [
      (" ", "U+0020"), ("hugo ", "U+0020"), (" hugo", "U+0020"), ("mark  1", "U+0020"),
      ("\u{a0}", "U+00A0"), ("hu\u{ad}go", "U+00AD"), ("hugo\u{200b}", "U+200B"),
      ("a\u{200d}b", "U+200D"), ("\u{3164}", "U+3164"), ("hugo\u{feff}", "U+FEFF"),
      ("hugo\u{fe0f}", "U+FE0F"), ("hugo\u{e0061}", "U+E0061"),
    ])
  func invisible(id: String, mark: String) {
    let text = "an id of visible characters, with single spaces only between them"
    #expect(
      answer(Self.register(id), on: RegisteredActor(), in: actorContext())
        == .failure(Refusal(.missingRequiredFields, expected: text, found: mark)))
    guard
      case .success = answer(
        Self.register(id), on: RegisteredActor(), in: actorContext(version: 6))
    else {
      Issue.record("refused by version 6")
      return
    }
  }

  @Test(
    "any other id does",
    arguments: ["josé", "auth0|5f7c8ec7c33c", "mark 1", "ana.maria@example.com", "Ægir O'Neil"])
  func printable(id: String) {
    guard case .success = answer(Self.register(id), on: RegisteredActor(), in: actorContext())
    else {
      Issue.record("\(id) is not registered")
      return
    }
  }

  @Test("what an earlier version registered is the same when re-run")
  func earlier() {
    let context = actorContext()
    let then = ActorContext(
      recorded: context.recorded, effective: context.effective, actor: context.actor,
      role: context.role, rules: context.rules, relatedFacts: context.relatedFacts, version: 4)
    guard case .success = answer(Self.register("hu\ngo"), on: RegisteredActor(), in: then) else {
      Issue.record("it was decided otherwise")
      return
    }
  }

  @Test("all violated guards are reported together, in the order of the row")
  func together() {
    let refusal = Refusal([
      Reason(.fourEyesRequired, expected: "somebody else", found: "hugo"),
      Reason(.amountNotPositive, expected: "a positive amount", found: "-0.01 EUR"),
    ])
    #expect(
      answer(Self.set(.decision, euros(-1)), on: hugo(), in: actorContext(ActorID("hugo")))
        == .failure(refusal))
  }
}

import ClaimsDomain
import EventSourcing

/// Who sends a command, and in which role.
public struct ClaimSender: Hashable, Sendable, CustomStringConvertible {
  /// Who sends the command.
  public let actor: ActorID
  /// The role they send it in; they may have others.
  public let role: Role

  /// Creates a sender from an actor and the role they act in.
  public init(_ actor: ActorID, _ role: Role) {
    self.actor = actor
    self.role = role
  }

  /// Creates a sender from the text of an actor's id and the role they act in.
  public init(_ actor: String, _ role: Role) { self.init(ActorID(actor), role) }

  public var description: String { "\(actor.text) (\(role.name))" }

  /// When attempts are made whose rules look at no window.
  public static let noon = Instant(nanoseconds: 1_772_452_800_000_000_000)
  /// When every window is over that was open at noon, the retention of closed claims included.
  public static let later = noon.adding(days: 4000)

  /// Returns the context of a claim's command at noon.
  ///
  /// - Parameters:
  ///   - rules: the rules under which it is decided.
  ///   - related: the status of the claim that a new draft names as related; nil if there is none.
  public func context(_ rules: ClaimRules, related: ClaimStatus? = nil) -> ClaimContext {
    context(rules, at: Self.noon, among: ClaimRelatedFacts(related: related))
  }

  func context(
    _ rules: ClaimRules, at time: Instant, among relatedFacts: ClaimRelatedFacts
  ) -> ClaimContext {
    ClaimContext(
      recorded: time, effective: time, actor: actor, role: role, rules: rules,
      relatedFacts: relatedFacts)
  }

  /// Up to what amount the person may decide alone: the two handlers, and one of those who pay,
  /// one cent; all others any amount.
  public var limits: AuthorityLimits {
    let cent = Money(1, .euro)
    return switch actor.text {
    case "hugo", "hanna": AuthorityLimits(reserve: cent, decision: cent)
    case "pia": AuthorityLimits(payment: cent)
    default: AuthorityLimits()
    }
  }
}

/// The people of the claim's specification. Some have two roles, so that four eyes have something
/// to catch.
extension ClaimSender {
  static let carla = ClaimSender("carla", .claimant)
  /// Acts for Carla once she has said so.
  static let carl = ClaimSender("carl", .claimant)
  static let gina = ClaimSender("gina", .agent)
  static let axel = ClaimSender("axel", .assessor)
  static let hugo = ClaimSender("hugo", .handler)
  static let hanna = ClaimSender("hanna", .handler)
  static let sara = ClaimSender("sara", .supervisor)
  static let sven = ClaimSender("sven", .supervisor)
  static let vera = ClaimSender("vera", .verifier)
  static let paul = ClaimSender("paul", .payer)
  static let pia = ClaimSender("pia", .payer)
  static let ivan = ClaimSender("ivan", .investigator)
  static let lena = ClaimSender("lena", .legal)
  static let adam = ClaimSender("adam", .administrator)
  static let timer = ClaimSender("timer", .system)

  /// The same person in another role.
  func acting(as role: Role) -> ClaimSender { ClaimSender(actor.text, role) }

  /// Every actor in every role that they hold.
  public static let everybody = [
    carla, carl, gina, axel, hugo, hanna, hugo.acting(as: .payer), hugo.acting(as: .investigator),
    sara, sara.acting(as: .handler), sara.acting(as: .payer), sven, vera, paul, pia, ivan, lena,
    adam, timer, carla.acting(as: .handler), carla.acting(as: .supervisor),
    carla.acting(as: .payer), ClaimSender("otto", .auditor),
  ]

  /// The roles of an actor whom a command names.
  static func roles(of actor: ActorID) -> [Role] {
    switch actor.text {
    case "hugo": [.handler, .payer, .investigator]
    case "hanna": [.handler]
    case "axel": [.assessor]
    case "sara": [.supervisor, .handler, .payer]
    case "paul": [.payer]
    case "ivan": [.investigator]
    case "carla", "carl": [.claimant]
    default: []
    }
  }
}

extension Currency {
  static let euro = Currency("EUR") ?? Currency()
  static let dollar = Currency("USD") ?? Currency()
}

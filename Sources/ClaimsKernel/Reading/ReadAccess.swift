import ClaimsDomain
import EventSourcing

/// Who reads, and in which roles: every query shows what follows from it, here and nowhere else.
///
/// Source: Specs/Reading.md.
public struct ReadAccess: Sendable {
  /// Nobody, for whoever has the log itself.
  public let actor: ActorID
  /// Nil for whoever has the log itself, from whom nothing can be hidden.
  private let roles: [Role]?

  /// That of whoever has the log itself.
  public static let whole = ReadAccess()

  private init() { (actor, roles) = (ActorID(), nil) }

  /// That of somebody in every role that the register gives them now.
  public init(of actor: ActorID, in register: ActorRegister) {
    self.init(of: actor, as: register.roles(of: actor))
  }

  /// That of somebody in these roles, whether they hold them or not.
  public init(of actor: ActorID, as roles: [Role]) {
    self.actor = actor
    self.roles = roles
  }

  /// What is left out of a stream; nil where nothing of it is shown.
  public func redaction<A: LogAggregate>(of state: A.State, _ type: A.Type) -> Redaction? {
    redaction(in: A.category) { A.isParty(actor, as: $0, to: state) }
  }

  /// What is left out of a document; nil where nothing of it is shown. Whoever it is shared with sees
  /// it, as a stranger may, until the share is over or was taken back.
  public func redaction(of document: Document, at time: Instant) -> Redaction? {
    if let own = redaction(of: document, DocumentDecider.self) { return own }
    guard roles?.contains(where: Self.isSomebodys) ?? false, !actor.isEmpty,
      document.status != .deleted, document.isShared(with: actor.text, at: time)
    else { return nil }
    return .outsider(.document)
  }

  /// Whether somebody acts in a role, rather than a process, or nobody in particular.
  private static func isSomebodys(_ role: Role) -> Bool {
    role != .system && role != .anonymous && role != .unspecified
  }

  /// What is left out of a claim; nil where nothing of it is shown.
  ///
  /// - Parameter rules: those in force for the claim, which may show handlers their own claims only.
  public func redaction(
    of claim: Claim, under rules: @autoclosure () -> ClaimRules
  ) -> Redaction? {
    redaction(in: .claim) { claim.isParty(actor, as: $0, under: rules()) }
  }

  /// Whether streams of a kind are shown at all, as far as one is a party to them.
  public func reads(_ category: Category) -> Bool {
    roles?.contains { Self.categories(of: $0).contains(category) } ?? true
  }

  var isWhole: Bool { roles == nil }

  /// Whether notes on claims are shown in any of the roles.
  var readsNotes: Bool {
    guard let roles else { return true }
    return HiddenField.all.contains { field in
      field.category == .claim && field.path == "notes" && !field.seenBy.isDisjoint(with: roles)
    }
  }

  /// Whether the rules and the catalogs' history are shown, and who acted: to whoever works on
  /// anything.
  public var readsRules: Bool { holds(HiddenField.staff) }

  /// Whether everybody in the register is shown, and not only oneself.
  var readsRegister: Bool { holds([.supervisor, .administrator, .auditor]) }

  /// Whether everybody's refused commands are shown, and not only one's own: they say what no
  /// table of fields knows.
  var readsRefusals: Bool { holds([.administrator, .auditor]) }

  private func holds(_ wanted: Set<Role>) -> Bool {
    roles.map { !wanted.isDisjoint(with: $0) } ?? true
  }

  /// What is left out of what is written about somebody in the register.
  func redaction(ofPerson stream: StreamID) -> Redaction? {
    guard let roles else { return .nothing }
    guard readsRegister || (!actor.isEmpty && !roles.isEmpty && stream == .actor(actor)) else {
      return nil
    }
    return Redaction(fields: [], isOutside: !readsRules)
  }

  private func redaction(in category: Category, _ isParty: (Role) -> Bool) -> Redaction? {
    guard let roles else { return .nothing }
    let seeing = roles.filter { role in
      // Nobody in particular is a party to nothing, however empty a stream's own names are.
      (role != .claimant || !actor.isEmpty) && Self.categories(of: role).contains(category)
        && isParty(role)
    }
    guard !seeing.isEmpty else { return nil }
    let hidden = HiddenField.all.filter { field in
      field.category == category && !seeing.contains(where: field.seenBy.contains)
    }
    return Redaction(
      fields: hidden.map(\.path),
      isOutside: HiddenField.workers(on: category).isDisjoint(with: seeing))
  }

  /// The kinds of streams that a role sees, as far as it is a party to one: claimants to their own,
  /// agents to documents of whom they act for, handlers and assessors to their own claims where the
  /// rules say so, everybody else to all.
  static func categories(of role: Role) -> Set<Category> {
    switch role {
    case .claimant, .handler, .supervisor, .administrator, .auditor, .agent:
      [.claim, .document, .report, .accident, .property, .quiz, .lead]
    case .investigator: [.claim, .document, .report, .accident, .property]
    case .legal: [.claim, .document, .accident, .property, .lead]
    case .assessor: [.claim, .accident, .property]
    case .verifier: [.document]
    case .payer: [.claim]
    // A process sends what is due and shows nothing to anybody.
    case .system: []
    // Who gives no name reads the community view, and has a receipt for the rest.
    case .anonymous, .unspecified: []
    }
  }
}

extension World {
  /// What is left out of a stream for somebody; nil where there is no such stream, or nothing of it
  /// is shown. Registers are there before anything is written in them.
  ///
  /// - Parameter time: that of the rules about whose claims handlers see, and of shares.
  public func redaction(
    of stream: StreamID, for access: ReadAccess, at time: Instant
  ) -> Redaction? {
    let id = stream.id
    return switch stream.category {
    case .claim:
      claims[id].flatMap { access.redaction(of: $0.claim, under: rules(for: $0.claim, at: time)) }
    case .document: documents[id].flatMap { access.redaction(of: $0.state, at: time) }
    case .report: reports[id].flatMap { access.redaction(of: $0.state, ReportDecider.self) }
    case .accident: accidents[id].flatMap { access.redaction(of: $0.state, AccidentDecider.self) }
    case .property: properties[id].flatMap { access.redaction(of: $0.state, PropertyDecider.self) }
    case .quiz: quizzes[id].flatMap { access.redaction(of: $0.state, QuizDecider.self) }
    case .lead: leads[id].flatMap { access.redaction(of: $0.state, LeadDecider.self) }
    case .rules, .catalogs: access.readsRules ? .nothing : nil
    case .actor: access.redaction(ofPerson: stream)
    default: nil
    }
  }
}

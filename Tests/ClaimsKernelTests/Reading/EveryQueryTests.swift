import ClaimsDomain
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@testable import ClaimsKernel

/// Reading control through every question that a log is asked.
@Suite("Reading control in every query", .long)
struct EveryQueryTests {
  static let roles = Role.allCases.filter { $0 != .unspecified }
  /// Those who see least, of each kind; every role is asked about the present.
  static let some: [Role] =
    effort < 100
    ? [.claimant, .agent, .anonymous, .handler, .payer, .investigator, .contractor] : roles

  /// Fields of hidden events that are shown in another way. Source: Specs/Reading.md.
  private static let toldOtherwise: Set<String> = [
    // What was found is the report's own now.
    "IncidentClassified.classification.attackType", "IncidentClassified.classification.impact",
    // When something last happened is shown, but not what.
    "IncidentClassified.at", "ReportLinked.at", "ReportAssigned.at", "AuthorityNoticeMissed.at",
    "AuthorityNoticeSent.notice.at", "AdminNoteAdded.note.at", "ContactAttempted.at",
    // The sender of a claim is told what it lacks.
    "RulesSet.rules.documentsRequired",
  ]

  /// - Parameter past: whether they are asked of all that was known at some time, and seen now.
  private static func queries(
    _ log: CanaryLog, as role: Role, past: Bool = false
  ) throws -> Queries {
    let reader = role == .claimant ? CanaryLog.owner : CanaryLog.reader
    let access = ReaderRoles(of: reader, as: [role])
    var logState = log.logState
    if past {
      logState = try LogAsOf(log.log, .recorded(CanaryLog.time)).state()
        .seen(from: logState, at: CanaryLog.time, as: access)
    }
    return Queries(
      log: log.log, logState: logState, access: access, roles: [role], time: CanaryLog.time,
      explained: log.explained)
  }

  /// Whether a role may see a value, only from the tables.
  private static func isSeen(_ canary: CanaryLog.Canary, by role: Role) -> Bool {
    let category = canary.event.category
    switch category {
    case .rules, .catalogs: return HiddenField.staff.contains(role)
    case .actor: return [.supervisor, .administrator, .auditor].contains(role)
    default: break
    }
    // An activity is seen by who supervises, and by who sees the claim that it is about.
    if category == .activity, !Category.claim.readers.contains(role) { return false }
    // The agent of this log acts for no one in their documents.
    guard category.readers.contains(role),
      category != .document || role != .agent
    else { return false }
    func sees(_ path: String) -> Bool {
      category.hiddenFields.first { $0.path == path }
        .map { $0.seenBy.contains(role) } ?? true
    }
    func isIn(_ field: String) -> Bool {
      canary.path == field || canary.path.hasPrefix(field + ".")
    }
    guard let row = EventFields.all.first(where: { $0.event == canary.event }) else { return false }
    if let about = row.about, !sees(about) { return false }
    if canary.isExpense, !sees("expenses") { return false }
    if let hidden = row.hidden.first(where: { isIn($0.field) }) { return sees(hidden.as) }
    return !row.kept.contains(where: isIn) || HiddenField.workers(on: category).contains(role)
  }

  /// What is between the marks of JSON, and on either side of each colon within it (`actor:vera`).
  /// Amounts also without their points.
  private static func tokens(_ lines: [String]) -> Set<String> {
    var tokens: Set<String> = []
    for line in Set(lines) {
      var line = line
      line.withUTF8 { bytes in
        var start = 0
        for place in 0...bytes.count where place == bytes.count || isMark[Int(bytes[place])] {
          for colon in start..<place where bytes[colon] == UInt8(ascii: ":") {
            tokens.insert(String(decoding: bytes[start..<colon], as: UTF8.self))
            tokens.insert(String(decoding: bytes[(colon + 1)..<place], as: UTF8.self))
          }
          tokens.insert(String(decoding: bytes[start..<place], as: UTF8.self))
          start = place + 1
        }
      }
    }
    for token in tokens {
      if token.contains(".") { tokens.insert(token.filter { $0 != "." }) }
      // Exports write times with as few digits as say them.
      if token.hasSuffix("Z"), let time = Instant(token) { tokens.insert(time.text) }
    }
    return tokens
  }

  private static let isMark = (0...255).map { "\"{}[], \n\r'();".utf8.contains($0) }

  @Test(
    "no query shows a role a value that is hidden from it",
    arguments: roles.map { ($0, false) } + some.map { ($0, true) })
  func hidden(role: Role, past: Bool) throws {
    let log = try CanaryLog.shared.get()
    let queries = try Self.queries(log, as: role, past: past)
    let hidden = log.canaries.filter { canary in
      !Self.isSeen(canary, by: role)
        && !Self.toldOtherwise.contains("\(canary.event.name).\(canary.path)")
    }
    #expect(role == .auditor || role == .administrator || !hidden.isEmpty)
    for (question, lines) in try queries.all() where question.sameForAllBecause == nil {
      let tokens = Self.tokens(lines)
      for canary in hidden where tokens.contains(canary.text) {
        Issue.record("\(question) tells \(role.name) \(canary.event.name).\(canary.path)")
      }
      let isRefused = lines.contains { $0.contains(CanaryLog.refused) }
      #expect(!isRefused || [.administrator, .auditor].contains(role), "\(question)")
      guard !HiddenField.staff.contains(role), role != .agent else { continue }
      for sender in log.senders where tokens.contains(sender) {
        Issue.record("\(question) names \(sender) to \(role.name)")
      }
    }
  }

  @Test(
    "what came of a reader's own command tells them no more than it said",
    arguments: some)
  func own(role: Role) throws {
    let sent = role == .claimant ? CanaryLog.sentByOwner : CanaryLog.sentByReader
    let log = try sent.get()
    // None of these commands says what its event does.
    let hidden = log.canaries.filter { canary in
      !Self.isSeen(canary, by: role)
        && !Self.toldOtherwise.contains("\(canary.event.name).\(canary.path)")
    }
    for (question, lines) in try Self.queries(log, as: role).all()
    where question.sameForAllBecause == nil && question != .refusals {
      let tokens = Self.tokens(lines)
      for canary in hidden where tokens.contains(canary.text) {
        Issue.record("\(question) tells \(role.name) \(canary.event.name).\(canary.path)")
      }
    }
  }

  @Test("what is the same for all is, word for word, and says why", arguments: roles)
  func same(role: Role) throws {
    let log = try CanaryLog.shared.get()
    let queries = try Self.queries(log, as: role)
    let whole = Queries(
      log: log.log, logState: queries.logState, access: .whole, roles: [], time: CanaryLog.time,
      explained: log.explained)
    for question in Question.allCases where question.sameForAllBecause != nil {
      #expect(question.sameForAllBecause?.isEmpty == false)
      #expect(try queries.lines(of: question) == whole.lines(of: question), "\(question)")
    }
  }

  @Test("the history shows a role every value that it may see", arguments: roles)
  func shown(role: Role) throws {
    let log = try CanaryLog.shared.get()
    let tokens = Self.tokens(try Self.queries(log, as: role).history())
    for canary in log.canaries where Self.isSeen(canary, by: role) {
      #expect(
        tokens.contains(canary.text), "\(role.name), \(canary.event.name).\(canary.path)")
    }
  }

  @Test("the holder of the log sees every value")
  func whole() throws {
    let log = try CanaryLog.shared.get()
    let queries = Queries(
      log: log.log, logState: log.logState, access: .whole, roles: [.handler, .supervisor],
      time: CanaryLog.time, explained: log.explained)
    let tokens = Self.tokens(try queries.history())
    for canary in log.canaries {
      #expect(tokens.contains(canary.text), "\(canary.event.name).\(canary.path)")
    }
    for sender in log.senders { #expect(tokens.contains(sender)) }
    #expect(log.canaries.count > 500)
    #expect(log.canaries.contains { $0.isExpense && $0.path == "payee" })
    // Every question finds something in such a log, and so nothing is found by luck.
    for (question, lines) in try queries.all() { #expect(!lines.isEmpty, "\(question)") }
    let exported = try queries.lines(of: .exportedReports)
    #expect(exported.count == 2)
    #expect(exported.allSatisfy { !$0.contains(#""admin_notes":null"#) })
  }

  /// Written down here, so that the tables are not only held against themselves.
  private static let secrets: [String] = [
    "NoteAdded.text", "ReserveSet.reserve.minorUnits", "FraudFlagged.text", "SIUReferred.reason",
    "CheckRecorded.text", "DecisionProposed.approve.reason", "ClaimApproved.decidedBy",
    "ClaimApproved.proposedBy", "PaymentRequested.requestedBy", "PaymentIssued.issuedBy",
    "HandlerAssigned.handler", "LitigationOpened.counsel", "ReviewRaised.reason",
    "CommunicationRecorded.text", "PartAdded.part.addedBy", "ClaimVoided.reason",
    "DocumentVerified.by", "DocumentVerified.note", "AdminNoteAdded.note.text",
    "ReportReviewed.reviewer", "ReportStarted.receipt", "AuthorityNoticeSent.notice.reference",
    "ContactAttempted.text", "LeadQualified.by", "RoleGranted.role", "RulesSet.reason",
  ]

  @Test("claimants learn nothing that only those who work on their claims know")
  func secrets() throws {
    let log = try CanaryLog.shared.get()
    let names = Set(log.canaries.map { "\($0.event.name).\($0.path)" })
    for secret in Self.secrets where secret != "RoleGranted.role" {
      #expect(names.contains(secret), "\(secret)")
    }
    for (question, lines) in try Self.queries(log, as: .claimant).all() {
      let tokens = Self.tokens(lines)
      for canary in log.canaries
      where Self.secrets.contains("\(canary.event.name).\(canary.path)") {
        #expect(
          !tokens.contains(canary.text), "\(question): \(canary.event.name).\(canary.path)")
      }
    }
  }

  @Test("the holder of a receipt sees nothing that a person wrote or that names a person")
  func receipts() throws {
    let log = try CanaryLog.shared.get()
    let lines = try Self.queries(log, as: .anonymous).lines(of: .receipt)
    #expect(lines.count == 1)
    let tokens = Self.tokens(lines)
    #expect(log.anonymous.contains { $0.path == "note.text" })
    // What kind of incident it is, and when: no word, no name and no receipt.
    let told = Set(
      log.anonymous.filter { tokens.contains($0.text) }.map { $0.path.split(separator: ".").last })
    #expect(told.isSubset(of: ["attackType", "impact", "incidentDate", "at"]))
    for sender in log.senders { #expect(!tokens.contains(sender)) }
  }

  @Test("clocks that look at suspicions are shown to those who see them")
  func clocks() throws {
    let log = try CanaryLog.shared.get()
    for (role, expected) in [
      (Role.payer, ["open"]), (.handler, ["hold", "open"]), (.claimant, []), (.verifier, []),
    ] {
      let lines = try Self.queries(log, as: role).lines(of: .sla)
      let names = Set(
        ["open", "hold"].filter { name in
          lines.contains { $0.contains("\"clock\":\"\(name)\"") }
        })
      #expect(names == Set(expected), "\(role.name)")
    }
  }

  @Test("what is not seen makes no beginning of an id ambiguous, and is not found by its whole id")
  func beginnings() throws {
    let logState = try BoardScene.whole().logState
    let time = BoardScene.time
    let beginning = String(claimID(1).text.prefix(18))
    let dario = ReaderRoles(of: ActorID("dario"), in: logState.actors)
    let clock = ReaderRoles(of: ActorID("clock"), in: logState.actors)
    #expect(throws: UnknownStream.several(3)) { try logState.stream(called: beginning, at: time) }
    #expect(try logState.stream(called: beginning, as: dario, at: time) == .claim(claimID(2)))
    for text in [claimID(1).text, "hugo", "rules", "catalogs", ""] {
      #expect(throws: UnknownStream.nothing) {
        try logState.stream(called: text, as: dario, at: time)
      }
    }
    #expect(try logState.stream(called: "dario", as: dario, at: time) == .actor(ActorID("dario")))
    #expect(throws: UnknownStream.nothing) {
      try logState.stream(called: claimID(2).text, as: clock, at: time)
    }
    #expect(
      try logState.stream(called: claimID(2).text.uppercased(), at: time) == .claim(claimID(2)))
    let sara = ReaderRoles(of: ActorID("sara"), in: logState.actors)
    #expect(try logState.stream(called: "hugo", as: sara, at: time) == .actor(ActorID("hugo")))
    #expect(try logState.stream(called: "rules", as: sara, at: time) == .rules)
  }
}

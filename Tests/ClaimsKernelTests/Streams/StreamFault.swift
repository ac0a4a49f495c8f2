import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a validator, a commit or a tick may do wrong between streams: each is caught by an invariant.
enum StreamFault: CaseIterable, Sendable {
  // Decisions on claims that see other streams as they would like them.
  case unknownDocumentTaken, deletedDocumentTaken, lapsedDocumentCounts, revokedDocumentCounts
  case unknownOriginTaken, unfitOriginTaken, discardedOriginTaken, foreignOriginTaken
  case foreignDocumentTaken, unknownRelatedTaken, unknownOriginalTaken
  // Guards that are not asked.
  case documentInUseDeleted, successorNotLookedFor, predecessorNotLookedFor, linkNotLookedFor
  case claimOfLeadOverwritten, claimOfReportOverwritten
  // Events that are not seen as they are.
  case leadConvertedAgain, anonymousEscalated
  // Half a commit.
  case leadWithoutClaim, claimWithoutLead, reportWithoutClaim
  case nameSlips, tieSlips
  case followUpsDropped, followUpsTwice, followUpsOfThePresent
  // What holds of one stream, by the rules and the time that all share.
  case closedForNothing, investigatedUnseen
  case rulesForgotten, typesNotLookedAt, otherBytesStored
  case verifiedAfterEnd, expiredBeforeEnd
  case clocksMissSubmissions
  case reviewsNeverDone, documentsNeverFree

  /// What is said of it: the first that a walk comes by.
  var invariants: [String] {
    switch self {
    case .lapsedDocumentCounts, .revokedDocumentCounts: ["I06"]
    case .anonymousEscalated, .nameSlips, .tieSlips: ["I16"]
    case .unfitOriginTaken: ["R8", "I18"]
    case .foreignOriginTaken, .foreignDocumentTaken: ["owners"]
    // No guard of that verb is asked, that about anonymous reports neither.
    case .claimOfReportOverwritten: ["I18", "I16"]
    case .claimOfLeadOverwritten, .leadConvertedAgain, .leadWithoutClaim, .claimWithoutLead:
      ["I18"]
    case .followUpsDropped, .followUpsTwice, .followUpsOfThePresent: ["follow-ups"]
    case .closedForNothing, .investigatedUnseen: ["I17"]
    case .rulesForgotten, .typesNotLookedAt, .otherBytesStored: ["I21"]
    case .verifiedAfterEnd, .expiredBeforeEnd: ["I22"]
    case .clocksMissSubmissions: ["I23"]
    case .reviewsNeverDone, .documentsNeverFree: ["I26"]
    default: ["I05"]
    }
  }

  // MARK: Judging

  /// Whether the clocks do not hear of it.
  func isMissed(_ envelope: CommandEnvelope) -> Bool {
    guard self == .clocksMissSubmissions, case .claim(.submit) = envelope.command else {
      return false
    }
    return true
  }

  func validator(for envelope: CommandEnvelope) -> Validator? {
    if let unguarded, "\(envelope.command.name)" == unguarded {
      return Validator(judgesGuards: false)
    }
    if self == .rulesForgotten { return Validator(rules: .builtIn) }
    guard case .claim = envelope.command, changesNeighbours else { return nil }
    return Validator { command, claim, context in
      var relatedFacts = context.relatedFacts
      change(&relatedFacts, for: command)
      let blind = ClaimContext(
        recorded: context.recorded, effective: context.effective, actor: context.actor,
        role: context.role, rules: context.rules, relatedFacts: relatedFacts,
        version: context.version)
      do throws(Refusal) {
        return .success(try ClaimDecider.decide(command, given: claim, in: blind))
      } catch { return .failure(error) }
    }
  }

  /// The verb whose guards are not asked.
  private var unguarded: String? {
    switch self {
    case .documentInUseDeleted: "deleteDocument"
    case .successorNotLookedFor: "renewDocument"
    case .predecessorNotLookedFor: "startDocument"
    case .linkNotLookedFor: "linkReport"
    case .claimOfReportOverwritten: "escalateReport"
    case .claimOfLeadOverwritten: "convertLead"
    case .closedForNothing: "closeReport"
    case .typesNotLookedAt: "addPart"
    case .otherBytesStored: "recordUpload"
    case .verifiedAfterEnd: "verifyDocument"
    case .expiredBeforeEnd: "expireDocument"
    default: nil
    }
  }

  private var changesNeighbours: Bool {
    switch self {
    case .unknownDocumentTaken, .deletedDocumentTaken, .lapsedDocumentCounts,
      .revokedDocumentCounts, .unknownOriginTaken, .unfitOriginTaken, .discardedOriginTaken,
      .foreignOriginTaken, .foreignDocumentTaken, .unknownRelatedTaken, .unknownOriginalTaken:
      true
    default: false
    }
  }

  private func change(_ relatedFacts: inout ClaimRelatedFacts, for command: ClaimCommand) {
    switch self {
    case .unknownDocumentTaken:
      let asked: Identifier? =
        switch command {
        case .referenceDocument(let reference): reference.document
        case .provideInfo(let provide): provide.document
        case .raiseReview(let raise): raise.document
        default: nil
        }
      if let asked, relatedFacts.document(asked) == nil {
        relatedFacts.documents.append(DocumentStanding(asked, .verified))
      }
    case .deletedDocumentTaken: relatedFacts.see(.deleted, as: .verified)
    case .lapsedDocumentCounts:
      relatedFacts.see(.expired, as: .verified)
      for place in relatedFacts.documents.indices { relatedFacts.documents[place].validUntil = nil }
    case .revokedDocumentCounts: relatedFacts.see(.rejected, as: .verified)
    case .unknownOriginTaken: if relatedFacts.origin == nil { relatedFacts.origin = Self.carlas }
    case .unfitOriginTaken:
      switch relatedFacts.origin {
      case .lead, .report: relatedFacts.origin = Self.carlas
      default: break
      }
    case .discardedOriginTaken:
      if case .accident(let reporter, _) = relatedFacts.origin {
        relatedFacts.origin = .accident(of: reporter, isDiscarded: false)
      }
    case .foreignOriginTaken:
      if case .accident(_, let isDiscarded) = relatedFacts.origin,
        case .openDraft(let open) = command, !open.claimant.isEmpty
      {
        relatedFacts.origin = .accident(of: open.claimant, isDiscarded: isDiscarded)
      }
    case .foreignDocumentTaken:
      for place in relatedFacts.documents.indices {
        relatedFacts.documents[place].isForeign = false
      }
    case .unknownRelatedTaken: relatedFacts.related = relatedFacts.related ?? .open
    case .unknownOriginalTaken:
      relatedFacts.original = relatedFacts.original ?? OriginalClaim(status: .open)
    default: break
    }
  }

  private static let carlas = ClaimOrigin.accident(
    of: ActorID(Townspeople.carla.name), isDiscarded: false)

  /// The world that a decision sees; nil for all of it.
  func logState(
    seenBy envelope: CommandEnvelope, _ state: StreamWalk.State
  ) throws(WireError) -> LogState? {
    let isBlind =
      self == .leadConvertedAgain || self == .anonymousEscalated || self == .investigatedUnseen
    guard isBlind else { return nil }
    var logState = LogState()
    for var entry in state.entries {
      for place in entry.events.indices.reversed()
      where entry.events[place].stream == envelope.stream {
        switch (self, try DomainEvent(entry.events[place])) {
        case (.leadConvertedAgain, .lead(.leadConverted)): entry.events.remove(at: place)
        case (.anonymousEscalated, .report(.reportStarted(var started))):
          guard case .report(.escalateReport) = envelope.command else { continue }
          (started.isAnonymous, started.reporter) = (false, ActorID(Townspeople.carla.name))
          entry.events[place].payload = try DomainEvent.report(.reportStarted(started))
            .encodedPayload()
        case (.investigatedUnseen, .report(.reportSubmitted)):
          guard case .report(.startReportInvestigation) = envelope.command else { continue }
          let reviewed = DomainEvent.report(.reportReviewed(ReportReviewed()))
          entry.events[place].type = reviewed.kind.type
          entry.events[place].payload = try reviewed.encodedPayload()
        default: break
        }
      }
      try logState.apply(entry)
    }
    return logState
  }

  /// Whether a command is refused that would lead on.
  func stops(_ envelope: CommandEnvelope) -> Bool {
    switch (self, envelope.command) {
    case (.reviewsNeverDone, .claim(.completeReview)): true
    case (.documentsNeverFree, .document(.deleteDocument)): true
    default: false
    }
  }

  /// The command that is judged, whatever is recorded.
  func judged(_ envelope: CommandEnvelope) -> CommandEnvelope {
    var judged = envelope
    guard envelope.role == .anonymous else { return judged }
    if self == .nameSlips { judged.actor = ActorID() }
    if self == .tieSlips { judged.correlation = Identifier() }
    return judged
  }

  // MARK: Committing

  /// What is kept of a commit.
  func kept(
    _ parts: [(stream: StreamID, event: DomainEvent)]
  ) -> [(stream: StreamID, event: DomainEvent)] {
    let kinds = parts.map(\.event.kind)
    let isOfLead = kinds.contains(.lead(.leadConverted))
    let isOfReport = kinds.contains(.report(.reportEscalated))
    return parts.filter { part in
      switch (self, part.event) {
      case (.leadWithoutClaim, .claim): !isOfLead
      case (.reportWithoutClaim, .claim): !isOfReport
      case (.claimWithoutLead, .lead): !isOfLead
      default: true
      }
    }
  }

  // MARK: Following up

  /// Who is taken to rely on a document; nil for those who did.
  func relying(on cause: StreamLedger.Cause, _ logState: LogState) -> [Identifier]? {
    switch self {
    case .followUpsDropped: []
    case .followUpsOfThePresent: logState.claims(citing: cause.document)
    default: nil
    }
  }

  func id(of follow: FollowUp, _ ledger: StreamLedger) -> Identifier? {
    guard self == .followUpsTwice, ledger.commands.contains(follow.id()) else { return nil }
    return Identifier(high: ~follow.id().high, low: follow.id().low)
  }
}

extension ClaimRelatedFacts {
  fileprivate mutating func see(
    _ status: DocumentStanding.Status, as other: DocumentStanding.Status
  ) {
    for place in documents.indices where documents[place].status == status {
      documents[place].status = other
    }
  }
}

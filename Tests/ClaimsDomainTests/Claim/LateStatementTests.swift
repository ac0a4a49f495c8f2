import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

/// Source: Specs/TwoClocks.md, "Facts".
@Suite("Statements told late")
struct LateStatementTests {
  private static let (first, second, third) = (
    Instant("2026-02-01T00:00:00Z")!, Instant("2026-02-02T00:00:00Z")!,
    Instant("2026-02-03T00:00:00Z")!
  )

  /// The claim with a place since the third, told first.
  private let present = claim(.draft) { $0.file.details.location = "C" }
  private let known: [DetailStatement] = {
    var place = DetailStatement(revision: 2, fields: DetailFields(named: "location"), since: third)
    place.fields.formUnion(DetailFields(named: "parties"))
    return [place]
  }()

  private func edited(
    _ details: ClaimDetails, _ effective: Instant, after statements: [DetailStatement],
    version: UInt32 = .max
  ) throws -> ClaimDetailsEdited {
    var relatedFacts = ClaimRelatedFacts()
    relatedFacts.statements = statements
    let context = ClaimContext(
      recorded: noon, effective: effective, actor: ActorID("carla"), role: .claimant,
      rules: .builtIn, relatedFacts: relatedFacts, version: version)
    let events = try ClaimDecider.decide(
      .editDraft(EditDraft(details)), given: present, in: context)
    guard case .claimDetailsEdited(let edited)? = events.first else { return ClaimDetailsEdited() }
    return edited
  }

  private func place(_ edits: [ClaimDetailsEdited], at moment: Instant?) -> String? {
    var known = present
    known.file.details.location = nil
    let all = [
      ClaimDetailsEdited(ClaimDetails(location: "C"), late: LateStatement(effective: Self.third))
    ]
    for edit in all + edits {
      ClaimDecider.evolve(
        &known, .claimDetailsEdited(edit), trueSince: edit.late?.effective ?? noon, at: moment)
    }
    return known.file.details.location
  }

  @Test("what is true later stays, and what was true before is known")
  func order() throws {
    let a = try edited(ClaimDetails(location: "A"), Self.first, after: known)
    #expect(
      a.late
        == LateStatement(
          effective: Self.first, overridden: [OverriddenField(field: "location", since: Self.third)]
        ))
    let told = DetailStatement(revision: 3, fields: a.details.given, since: Self.first)
    let b = try edited(ClaimDetails(location: "B"), Self.second, after: known + [told])
    #expect(place([a, b], at: nil) == "C")
    #expect(place([a, b], at: Self.third) == "C")
    #expect(place([a, b], at: Self.second) == "B")
    #expect(place([a, b], at: Self.first) == "A")
    // The other way round it comes to the same.
    let later = DetailStatement(revision: 3, fields: b.details.given, since: Self.second)
    let other = try edited(ClaimDetails(location: "A"), Self.first, after: known + [later])
    #expect(other.late?.overridden.first?.since == Self.second)
    #expect(place([b, other], at: Self.second) == "B")
    #expect(place([b, other], at: Self.first) == "A")
  }

  @Test("a field of which nothing later is known counts at once")
  func fields() throws {
    let edit = try edited(ClaimDetails(cause: "ice", location: "A"), Self.first, after: known)
    var claim = present
    ClaimDecider.evolve(&claim, .claimDetailsEdited(edit))
    #expect(claim.file.details.location == "C")
    #expect(claim.file.details.cause == "ice")
    // What stands already is told of an earlier moment.
    let same = try edited(ClaimDetails(location: "C"), Self.first, after: known)
    #expect(same.details.location == "C")
    #expect(throws: Refusal.self) {
      try edited(ClaimDetails(location: "C"), noon, after: known)
    }
  }

  @Test("an amount counts since it was recorded")
  func money() throws {
    let all = DetailStatement(revision: 2, fields: .all, since: Self.third)
    let edit = try edited(ClaimDetails(claimed: euros(1000)), Self.first, after: [all])
    #expect(edit.late == LateStatement(effective: Self.first))
    var claim = present
    ClaimDecider.evolve(&claim, .claimDetailsEdited(edit))
    #expect(claim.claimed == euros(1000))
  }

  @Test("who was a party until something else was true was one")
  func parties() throws {
    let rolf = Party(role: .witness, name: "Rolf", actor: ActorID("rolf"))
    let edit = try edited(ClaimDetails(parties: [rolf]), Self.first, after: known)
    var claim = claim(.rejected)
    ClaimDecider.evolve(&claim, .claimDetailsEdited(edit))
    #expect(claim.file.details.parties == [])
    #expect(claim.file.formerParties == [ActorID("rolf")])
    // And nothing was changed that could be handed in again.
    #expect(!claim.file.isChanged)
  }

  @Test("what is so already is told of another time, and is no change to hand in again")
  func same() throws {
    var claim = claim(.rejected) { $0.file.details.location = "C" }
    let edit = try edited(ClaimDetails(location: "C"), Self.first, after: [])
    #expect(edit.details.location == "C" && edit.overridden.isEmpty)
    ClaimDecider.evolve(&claim, .claimDetailsEdited(edit))
    #expect(!claim.file.isChanged)
    #expect(throws: Refusal.self) {
      try edited(ClaimDetails(location: "C"), Self.first, after: [], version: 11)
    }
  }

  @Test("before version 10 the edit that was recorded last stood")
  func versions() throws {
    let edit = try edited(ClaimDetails(location: "A"), Self.first, after: known, version: 9)
    #expect(edit == ClaimDetailsEdited(ClaimDetails(location: "A")))
  }
}

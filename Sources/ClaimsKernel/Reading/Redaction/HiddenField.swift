import ClaimsDomain
import EventSourcing

/// A field that not everybody sees who sees its stream.
struct HiddenField: Sendable {
  let category: Category
  /// As in the stream's JSON; members of lists' elements without their places.
  let path: String
  /// The roles that see it.
  let seenBy: Set<Role>

  /// Who works on claims, rather than has one or brings one.
  static let staff: Set<Role> = [
    .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal, .administrator,
    .auditor,
  ]
  /// Who works on streams of a kind: agents on leads, which they bring in themselves.
  static func workers(on category: Category) -> Set<Role> {
    category == .lead ? staff.union([.agent]) : staff
  }

  private static let suspicious: Set<Role> = [
    .handler, .supervisor, .investigator, .legal, .administrator, .auditor,
  ]
  private static let noting: Set<Role> = [.handler, .investigator, .administrator, .auditor]

  /// Every such field, in the order of its category and number.
  static let all =
    fields(
      .claim, seenBy: staff,
      "handler", "reserve", "decidedBy", "payments.requestedBy", "payments.authorisedBy",
      "payments.line", "payments.issuedBy", "notes", "related", "checks")
    + fields(.claim, seenBy: suspicious, "fraud")
    + fields(.claim, seenBy: staff, "similar", "parts.addedBy")
    + fields(
      .claim, seenBy: staff, "lines", "reserveProposal", "proposal", "proposedBy",
      "earlierDeciders", "openReviews", "reviews")
    + fields(.claim, seenBy: suspicious, "flags")
    + fields(.claim, seenBy: staff, "subrogationAgainst", "lawsuit", "original", "communications")
    + fields(.document, seenBy: staff, "pages.addedBy", "verifiedBy")
    // All whose role shows them documents: left out for those with whom one is shared.
    + fields(
      .document, seenBy: staff.union([.claimant, .agent]), "sharedWith", "representatives")
    + fields(.document, seenBy: staff, "contributors")
    + fields(
      .report, seenBy: staff, "classification")
    + fields(.report, seenBy: noting, "notes")
    + fields(
      .report, seenBy: staff, "attachments.addedBy", "notices", "missed", "links", "reviewer",
      "assignee")
    + fields(.report, seenBy: [], "receipt")
    + fields(.lead, seenBy: workers(on: .lead), "details.notes", "contacts")

  private static func fields(
    _ category: Category, seenBy roles: Set<Role>, _ paths: String...
  ) -> [HiddenField] {
    paths.map { HiddenField(category: category, path: $0, seenBy: roles) }
  }
}

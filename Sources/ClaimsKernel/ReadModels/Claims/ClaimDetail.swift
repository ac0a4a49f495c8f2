import ClaimsDomain
import Descriptions
import EventSourcing

/// A claim as a screen about it shows it: its card, its parts in short, and what waits.
public struct ClaimDetail: Equatable, Sendable {
  /// All of the claim, whatever a reader sees of it.
  public let snapshot: ClaimSnapshot
  /// How many parts there are, and their sums.
  public let parts: PartsInShort
  private let items: [WaitingItem]

  /// - Complexity: O(parts).
  public init(_ snapshot: ClaimSnapshot, isAnswered: Bool) {
    self.snapshot = snapshot
    parts = PartsInShort(snapshot.claim.file.parts)
    items = snapshot.claim.waiting(isAnswered: isAnswered)
  }
}

/// How many parts of each kind there are, and their sums in the claim's currency.
public struct PartsInShort: Equatable, Sendable, PrintsFields {
  /// Files that are not photos.
  public var attachments = 0
  /// Photos among the files; `attachments` does not count them.
  public var photos = 0
  /// Damaged things, whatever their status.
  public var damageItems = 0
  /// Measurements that were taken.
  public var measurements = 0
  /// Lines of what is asked for.
  public var lineItems = 0
  /// Of attachments and photos together.
  public var bytes: UInt64 = 0
  /// What damage items cost, and what of it was agreed on.
  public var damage: Int128 = 0
  /// In minor units of the claim's currency.
  public var damageAgreed: Int128 = 0
  /// What line items ask for, and what of it was approved.
  public var asked: Int128 = 0
  /// In minor units of the claim's currency; lines that nobody decided on count as 0.
  public var approved: Int128 = 0

  init(_ parts: PartList) {
    for part in parts {
      if let file = part.attachment {
        if part.photo == nil { attachments += 1 } else { photos += 1 }
        bytes &+= file.bytes
      }
      if let item = part.damage {
        damageItems += 1
        damage += Int128(item.cost.minorUnits)
        if item.status == .agreed { damageAgreed += Int128(item.cost.minorUnits) }
      }
      if part.measurement != nil { measurements += 1 }
      if let item = part.lineItem {
        lineItems += 1
        asked += Int128(item.asked.minorUnits)
        approved += Int128(item.approved?.minorUnits ?? 0)
      }
    }
  }
}

extension ClaimDetail {
  /// Its money, without expenses that are left out.
  public func amounts(as redaction: Redaction) -> ClaimAmounts {
    snapshot.claim.withoutExpenses(if: redaction.hides("expenses")).amounts
  }

  /// What waits, as far as it follows from what is not left out.
  public func waiting(as redaction: Redaction) -> [WaitingItem] {
    items.filter { $0.isSeen(as: redaction) }
  }
}

/// A claim as its screen has it, for a reader. Source: Specs/JSON.md, "Claims".
public struct ClaimDetailRow: ViewRow {
  let detail: ClaimDetail
  let withParts: Bool
  let permissions: [ActorPermissions]
  let redaction: Redaction
  let said: Statements?

  /// - Parameters:
  ///   - detail: the claim, and what waits on it.
  ///   - withParts: whether every part is shown, and not only how many there are.
  ///   - permissions: what an actor may do with it, if that was asked.
  ///   - redaction: what is left out. Without the reserve goes what can be reckoned from it, and
  ///     what waits, which tells who proposed what.
  ///   - said: what was said on it, if that was asked.
  public init(
    _ detail: ClaimDetail, withParts: Bool, permissions: [ActorPermissions] = [],
    redaction: Redaction = .nothing, said: Statements? = nil
  ) {
    (self.detail, self.withParts, self.said) = (detail, withParts, said)
    (self.permissions, self.redaction) = (permissions, redaction)
  }

  public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    var claim = detail.snapshot.claim
    if !withParts, !claim.file.parts.isEmpty { claim.file.parts = PartList() }
    detail.snapshot.showHead(to: &fields)
    fields.message("claim", claim, without: redaction)
    fields.object("parts") { detail.parts.show(to: &$0, in: claim.currency) }
    let isShort = redaction.hides("reserve")
    if !isShort {
      fields.object("amounts") {
        detail.amounts(as: redaction).show(to: &$0, in: claim.currency)
      }
      fields.objects("waiting", detail.waiting(as: redaction)) { $0.show(to: &$1) }
    }
    said?.show(to: &fields)
    fields.permissions(permissions)
    fields.redacted(redaction, besides: isShort ? ["amounts", "waiting"] : [])
  }
}

extension PartsInShort {
  fileprivate func show<V: RowVisitor & ~Copyable>(to fields: inout V, in currency: Currency) {
    fields.field("attachments", attachments)
    fields.field("photos", photos)
    fields.field("damageItems", damageItems)
    fields.field("measurements", measurements)
    fields.field("lineItems", lineItems)
    fields.field("bytes", bytes)
    fields.sum("damage", damage, in: currency)
    fields.sum("damageAgreed", damageAgreed, in: currency)
    fields.sum("asked", asked, in: currency)
    fields.sum("approved", approved, in: currency)
  }
}

extension ClaimAmounts {
  func show<V: RowVisitor & ~Copyable>(to fields: inout V, in currency: Currency) {
    for (name, amount) in zip(Self.names, columns) { fields.sum(name, amount, in: currency) }
  }
}

extension ClaimSnapshot {
  func showHead<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("id", id)
    fields.field("revision", revision)
    fields.field("created", created)
    fields.field("updated", updated)
  }

  /// What a list of work shows of a claim.
  func showShort<V: RowVisitor & ~Copyable>(to fields: inout V) {
    showHead(to: &fields)
    fields.field("status", claim.status)
    fields.field("title", claim.title)
    fields.field("assignee", claim.handler)
    fields.field("claimed", claim.claimed)
  }
}

extension ClaimDetail: CustomStringConvertible {
  /// Which claim, and how far it is; the rest depends on who reads it.
  public var description: String {
    DescriptionWriter("ClaimDetail").part("claim", snapshot.id)
      .part("revision", snapshot.revision).part("status", snapshot.claim.status).text
  }
}

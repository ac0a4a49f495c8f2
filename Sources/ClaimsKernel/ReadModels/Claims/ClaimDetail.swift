import ClaimsDomain
import EventSourcing

/// A claim as a screen about it shows it: its card, its parts in short, and what waits.
public struct ClaimDetail: Equatable, Sendable {
  public let snapshot: ClaimSnapshot
  public let parts: PartsInShort
  public let amounts: ClaimAmounts
  public let waiting: [WaitingItem]

  /// - Complexity: O(parts).
  public init(_ snapshot: ClaimSnapshot, isAnswered: Bool) {
    self.snapshot = snapshot
    parts = PartsInShort(snapshot.claim.file.parts)
    amounts = snapshot.claim.amounts
    waiting = snapshot.claim.waiting(isAnswered: isAnswered)
  }
}

/// How many parts of each kind there are, and their sums in the claim's currency.
public struct PartsInShort: Equatable, Sendable {
  public var attachments = 0
  public var photos = 0
  public var damageItems = 0
  public var measurements = 0
  public var lineItems = 0
  /// Of attachments and photos together.
  public var bytes: UInt64 = 0
  /// What damage items cost, and what of it was agreed on.
  public var damage: Int128 = 0
  public var damageAgreed: Int128 = 0
  /// What line items ask for, and what of it was approved.
  public var asked: Int128 = 0
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
  /// Source: Specs/JSON.md, "Claims".
  ///
  /// - Parameters:
  ///   - withParts: whether every part is shown, and not only how many there are.
  ///   - permissions: what an actor may do with it, if that was asked.
  ///   - redaction: what is left out. Without the reserve goes what can be reckoned from it, and
  ///     what waits, which tells who proposed what.
  public func json(
    withParts: Bool, permissions: [ActorPermissions] = [],
    redaction: Redaction = .nothing
  ) -> String {
    var out = RedactedWriter(redaction)
    out.writer.beginObject()
    snapshot.writeHead(to: &out.writer)
    out.writer.key("claim")
    var claim = snapshot.claim
    if !withParts, !claim.file.parts.isEmpty { claim.file.parts = PartList() }
    out.message(claim)
    out.writer.key("parts")
    parts.write(to: &out.writer)
    let isShort = redaction.hides("reserve")
    if !isShort { writeMoney(to: &out.writer, waiting(as: redaction)) }
    out.writer.write(permissions)
    redaction.write(to: &out.writer, besides: isShort ? ["amounts", "waiting"] : [])
    out.writer.endObject()
    return out.writer.text
  }

  /// What waits, as far as it follows from what is not left out.
  public func waiting(as redaction: Redaction) -> [WaitingItem] {
    waiting.filter { $0.kind.isSeen(as: redaction) }
  }

  private func writeMoney(to writer: inout JSONWriter, _ waiting: [WaitingItem]) {
    writer.key("amounts")
    writer.beginObject()
    for (name, amount) in zip(ClaimAmounts.names, amounts.columns) {
      writer.member(name, amount)
    }
    writer.endObject()
    writer.member("waiting", objects: waiting) { writer, item in
      item.write(to: &writer)
    }
  }
}

extension PartsInShort {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, count) in [
      ("attachments", attachments), ("photos", photos), ("damageItems", damageItems),
      ("measurements", measurements), ("lineItems", lineItems),
    ] {
      writer.member(name, count)
    }
    writer.member("bytes", bytes)
    for (name, amount) in [
      ("damage", damage), ("damageAgreed", damageAgreed), ("asked", asked), ("approved", approved),
    ] {
      writer.member(name, amount)
    }
    writer.endObject()
  }
}

extension ClaimSnapshot {
  func writeHead(to writer: inout JSONWriter) {
    writer.member("id", id.text)
    writer.member("revision", revision)
    writer.member("created", created.text)
    writer.member("updated", updated.text)
  }

  /// What a list of work shows of a claim.
  func writeShort(to writer: inout JSONWriter) {
    writeHead(to: &writer)
    writer.member("status", claim.status.name.description)
    writer.member("title", claim.title)
    writer.member("assignee", claim.handler.text)
    writer.member("claimed", claim.claimed)
  }
}

import ClaimsDomain
import EventSourcing

/// The limit of one person, or of whoever acts in a role, that is supposed in place of the one in
/// force.
public struct SupposedLimit: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SupposedLimit" }
  /// Whose limit; empty for that of all who act in the role.
  public var actor = ActorID()
  /// Whoever acts in this role; unspecified if the limit is one actor's.
  public var role = Role.unspecified
  /// Whether it limits reserves, decisions or payments; never unspecified in what was read.
  public var kind = AuthorityKind.unspecified
  /// Nil for none.
  public var limit: Money?

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "actor", &actor)
    try fields.field(2, "role", &role)
    try fields.field(3, "kind", &kind)
    try fields.field(4, "limit", &limit)
    guard F.reads else { return }
    guard actor.isEmpty != (role == .unspecified) else {
      throw .unreadable(Phrase(.actorOrRoleOfLimit))
    }
    guard kind != .unspecified else { throw .unreadable(Phrase(.itIsMissing).at("kind")) }
    if let limit, limit.minorUnits < 0 { throw .unreadable(Phrase(.negativeLimit, limit.display)) }
  }

  fileprivate func concerns(_ sender: ActorInRole) -> Bool {
    actor.isEmpty ? role == sender.role : actor == sender.actor
  }
}

/// Another policy of authority: other limits for some, and all of them by a factor.
public struct SupposedLimits: Message, CustomStringConvertible {
  public static var messageName: StaticString { "SupposedLimits" }
  /// Of several that concern the same person and kind, the last one counts.
  public var limits: [SupposedLimit] = []

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "limits", &limits)
  }

  /// Reads `{"limits": [{"role": "handler", "kind": "decision", "limit": {…}}]}`.
  ///
  /// - Throws: what was expected; a name that no field has, with those that there are.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      var reader = try JSONReader(value)
      try visit(&reader)
      try reader.finish()
      guard !limits.isEmpty else { throw .expected(Phrase(.atLeastOneLimit), at: "limits") }
    } catch { throw JSONFault(error.wording) }
  }

  /// The limits of whoever acts, with those that are supposed; the last that concerns them counts.
  func changed(
    _ inForce: AuthorityLimits, of sender: ActorInRole, by factor: LimitFactor?
  ) -> AuthorityLimits {
    var other = inForce
    if let factor {
      other.reserve = other.reserve.map(factor.of)
      other.decision = other.decision.map(factor.of)
      other.payment = other.payment.map(factor.of)
    }
    for limit in limits where limit.concerns(sender) {
      switch limit.kind {
      case .reserve: other.reserve = limit.limit
      case .decision: other.decision = limit.limit
      case .payment: other.payment = limit.limit
      case .unspecified: break
      }
    }
    return other
  }
}

/// By what limits are multiplied: `0.5` for half of each, exactly.
public struct LimitFactor: Equatable, Sendable {
  /// As it was written; `1` for a factor that changes nothing.
  public let text: String
  private let (numerator, denominator): (Int128, Int128)

  /// - Returns: nil unless it is a decimal number from 0 to 1000 with at most six digits behind the
  ///   point.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard parts.count <= 2, let whole = parts.first, (1...4).contains(whole.count),
      fraction.count <= 6, parts.count == 1 || !fraction.isEmpty,
      (whole + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let numerator = Int128(whole + fraction)
    else { return nil }
    self.text = text
    self.numerator = numerator
    denominator = fraction.reduce(Int128(1)) { power, _ in power * 10 }
    guard numerator <= 1000 * denominator else { return nil }
  }

  /// Rounded down to minor units.
  func of(_ limit: Money) -> Money {
    Money(
      Int64(clamping: Int128(limit.minorUnits) * numerator / denominator), limit.currency)
  }
}

extension LimitFactor: FieldValue {
  public init() { (text, numerator, denominator) = ("1", 1, 1) }
  public static var wireType: WireType { .length }
  public static var schemaName: StaticString { "string" }

  public mutating func visitLeaf<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    var text = text
    try visitor.leaf(&text)
    guard let factor = LimitFactor(text) else {
      throw .unreadable(Phrase(.expectedFactor, text))
    }
    self = factor
  }
}

extension LimitFactor: CustomStringConvertible {
  /// As a command line takes it.
  public var description: String { DescriptionWriter.text(of: self) }
}

import ClaimsDomain
import Descriptions
import EventSourcing

/// A field that not every reader of its stream sees.
public struct HiddenField: Sendable, PrintsFields {
  let category: Category
  /// As in the stream's JSON; members of lists' elements without their places.
  let path: String
  /// The roles that see it.
  let seenBy: Set<Role>
  /// The same, a bit each: it is asked for every event that is shown.
  fileprivate let bits: UInt64

  init(category: Category, path: String, seenBy roles: Set<Role>) {
    (self.category, self.path, seenBy) = (category, path, roles)
    bits = Self.bits(of: roles)
  }

  private static func bits(of roles: some Sequence<Role>) -> UInt64 {
    roles.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// The paths of those that none of some roles sees.
  static func paths(of fields: [HiddenField], hiddenFrom roles: [Role]) -> [String] {
    let seeing = bits(of: roles)
    var paths: [String] = []
    for field in fields where field.bits & seeing == 0 { paths.append(field.path) }
    return paths
  }

  /// Those who work on claims.
  static let staff = Set(Role.allCases.filter(\.isStaff))
  /// Who works on streams of a kind: agents on leads, which they bring in themselves.
  static func workers(on category: Category) -> Set<Role> {
    category == .lead ? staff.union([.agent]) : staff
  }

  /// Who sees streams of nearly every kind, as far as they are party to them.
  static let overview: Set<Role> = [
    .claimant, .handler, .supervisor, .administrator, .auditor, .agent,
  ]
}

extension LogAggregate {
  static func fields(seenBy roles: Set<Role>, _ paths: String...) -> [HiddenField] {
    paths.map { HiddenField(category: category, path: $0, seenBy: roles) }
  }
}

extension Category {
  /// The roles to which such streams are shown, as far as they are party to one.
  var readers: Set<Role> { aggregate?.readers ?? [] }
  var hiddenFields: [HiddenField] { aggregate?.hiddenFields ?? [] }
}

extension Role {
  /// Whether who acts in it works on claims in the house: unlike `worksOnClaims`, which the system, contractors and
  /// anonymous senders do as well.
  var isStaff: Bool {
    switch self {
    case .assessor, .handler, .verifier, .supervisor, .payer, .investigator, .legal,
      .administrator, .auditor:
      true
    case .unspecified, .claimant, .agent, .system, .anonymous, .contractor: false
    }
  }
}

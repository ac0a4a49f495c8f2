import ClaimsDomain
import EventSourcing

/// What an import needs before its claims, whatever it is an import of.
protocol ImportSource {
  /// By which the ids of its commands are told from those of other imports.
  var importName: String { get }
  /// How the rules differ under which its source decided; nil if they do not.
  var rulesChange: RulesChange? { get }
  /// The first and the last day of the source, in UTC; nil if nothing is imported.
  var days: ClosedRange<LocalDate>? { get }
  /// Who acts in the commands, with the roles that they need for it, in the order of their names.
  var people: [(actor: ActorID, roles: [Role])] { get }
  /// The name under which a person is registered.
  func name(of person: ActorID) -> String
}

extension Sequence where Element == CommandEnvelope {
  /// The first and the last day of the commands, in UTC; nil if there are none.
  var days: ClosedRange<LocalDate>? {
    var days: ClosedRange<LocalDate>?
    for case let day? in lazy.map({ $0.effective?.dayUTC }) {
      days = days.map { Swift.min($0.lowerBound, day)...Swift.max($0.upperBound, day) } ?? day...day
    }
    return days
  }

  /// Who has to hold which roles for them, in the order of their names.
  var people: [(actor: ActorID, roles: [Role])] {
    var found: [ActorID: Set<Role>] = [:]
    for command in self {
      for (person, role) in command.people { found[person, default: []].insert(role) }
    }
    return found.sorted { $0.key.text < $1.key.text }
      .map { ($0.key, $0.value.sorted { $0.rawValue < $1.rawValue }) }
  }
}

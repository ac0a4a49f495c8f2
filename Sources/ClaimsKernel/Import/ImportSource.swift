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

/// Who acts in commands, and on which days, gathered one command at a time.
struct CommandTally: Sendable {
  /// The first and the last day of the commands, in UTC; nil if there are none.
  private(set) var days: ClosedRange<LocalDate>?
  private var roles: [ActorID: Set<Role>] = [:]

  mutating func add(_ command: CommandEnvelope) {
    if let day = command.effective?.dayUTC {
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
    for (person, role) in command.people { roles[person, default: []].insert(role) }
  }

  /// Who has to hold which roles for them, in the order of their names.
  var people: [(actor: ActorID, roles: [Role])] {
    roles.sorted { $0.key.text < $1.key.text }
      .map { ($0.key, $0.value.sorted { $0.rawValue < $1.rawValue }) }
  }
}

extension Sequence where Element == CommandEnvelope {
  private var tally: CommandTally { reduce(into: CommandTally()) { $0.add($1) } }
  var days: ClosedRange<LocalDate>? { tally.days }
  var people: [(actor: ActorID, roles: [Role])] { tally.people }
}

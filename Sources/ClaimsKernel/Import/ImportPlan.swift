import ClaimsDomain
import EventSourcing

/// A foreign log as commands to a log of ours, in order, with their senders.
///
/// Pure, and the same for the same map and the same log, ids included: a command that is sent again
/// is answered with its receipt.
///
/// Source: Examples/Maps/README.md, "Importing".
public struct ImportPlan: Sendable {
  /// A case that is not imported.
  public struct Omission: Equatable, Sendable {
    public var foreignCase: String
    public var reason: String

    public init(foreignCase: String, reason: String) {
      self.foreignCase = foreignCase
      self.reason = reason
    }
  }

  /// What the cases were found to be, imported or not.
  public private(set) var report: ConformanceReport
  /// The cases that are left out, in the order of the log.
  public private(set) var omissions: [Omission] = []
  /// How many commands of the imported cases the log leaves implicit.
  public private(set) var inferred = 0
  /// How many cases are imported.
  public var cases: Int { names.count - omittedNames.count }
  let map: ActivityMap
  private let judge: CaseJudge
  private var steps: [Step] = []
  /// The names seen so far: a second case of a name would be told to the first one's stream.
  private var names: Set<String> = []
  private var omittedNames: Set<String> = []

  /// One command at its place among all cases.
  private struct Step {
    var known: Instant
    var place: Int
    var command: CommandEnvelope
  }

  public init(_ map: ActivityMap) {
    self.map = map
    judge = CaseJudge(rules: map.rules)
    report = ConformanceReport(of: map)
  }

  public mutating func add(_ foreign: ForeignCase) {
    let name = map.name
    var replay = CaseReplay(
      map, judge, foreign.name, stream: Self.stream(of: foreign.name, by: map)
    ) { Identifier(derivedFrom: "import", name, foreign.name, String($0)) }
    replay.play(foreign)
    report.add(replay, of: foreign)
    let isNew = names.insert(foreign.name).inserted
    guard let reason = isNew ? replay.omission : "an earlier case has the same name" else {
      inferred += replay.inferred
      for (command, known) in replay.commands {
        steps.append(Step(known: known, place: steps.count, command: command))
      }
      return
    }
    if isNew { omittedNames.insert(foreign.name) }
    omissions.append(Omission(foreignCase: foreign.name, reason: reason))
  }

  /// The id of the claim, or the report, that a case becomes.
  public static func stream(of foreignCase: String, by map: ActivityMap) -> Identifier {
    Identifier(derivedFrom: "import", map.name, foreignCase)
  }

  /// The commands of all cases in the order of the source's times; if those are the same, in
  /// the order of the source.
  ///
  /// If a case runs backwards in time, its order stands.
  public var commands: [CommandEnvelope] {
    steps.sorted { ($0.known, $0.place) < ($1.known, $1.place) }.map(\.command)
  }

  /// The first and the last day of the source, in UTC; nil if nothing is imported.
  public var days: ClosedRange<LocalDate>? { steps.lazy.map(\.command).days }

  /// Who acts in the commands, with the roles that they need for it, in the order of their names.
  public var people: [(actor: ActorID, roles: [Role])] { steps.lazy.map(\.command).people }
}

extension ImportPlan: ImportSource {
  var importName: String { map.name }
  var rulesChange: RulesChange? { report.rulesChange }
  func name(of person: ActorID) -> String { person.text }
}

extension CaseReplay {
  /// Why the case cannot be imported; nil if it can.
  fileprivate var omission: String? {
    switch finding {
    case .conforming: nil
    case .unjudged: "every event of it was passed over"
    case .conformingOnTable, .deviating:
      deviations.first.map {
        "event \($0.event), \($0.activity): \($0.kind.rawValue): \($0.reason)"
      }
    }
  }
}

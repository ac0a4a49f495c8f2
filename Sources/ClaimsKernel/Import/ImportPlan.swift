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
    /// What of it cannot be taken; nil if it is the case as a whole.
    public var cause: Deviation?

    public init(foreignCase: String, reason: String) {
      self.foreignCase = foreignCase
      self.reason = reason
    }

    init(_ cause: Deviation) {
      let line = cause.line.map { "line \($0): " } ?? ""
      let place = cause.event == 0 ? "" : "event \(cause.event), \(cause.activity): "
      self.init(
        foreignCase: cause.foreignCase,
        reason: "\(place)\(cause.kind.rawValue): \(line)\(cause.reason)")
      self.cause = cause
    }
  }

  /// What the cases were found to be, imported or not.
  public private(set) var report: ConformanceReport
  /// The cases that are left out, in the order of the log.
  public private(set) var omissions: [Omission] = []
  /// How many commands of the imported cases the log leaves implicit.
  public private(set) var inferred = 0
  /// How many cases are imported.
  public var cases: Int { names.count - omitted }
  let map: ActivityMap
  private let judge: CaseJudge
  private var steps: [Step] = []
  /// By their streams.
  private var imported: [Identifier: ImportedCase] = [:]
  /// The names seen so far: a second case of a name would be told to the first one's stream.
  private var names: Set<String> = []
  /// How many of them are left out.
  private var omitted = 0

  private struct ImportedCase {
    var name: String
    var inferred: Int
    var activities: [String]
  }

  /// One command at its place among all cases.
  private struct Step {
    var known: Instant
    var place: Int
    var event: Int
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
    let omission =
      isNew
      ? replay.omission(of: foreign)
      : Omission(foreignCase: foreign.name, reason: "an earlier case has the same name")
    if let omission {
      if isNew { omitted += 1 }
      omissions.append(omission)
      return
    }
    inferred += replay.inferred
    imported[Self.stream(of: foreign.name, by: map)] = ImportedCase(
      name: foreign.name, inferred: replay.inferred,
      activities: foreign.events.map(\.activity))
    for (command, known, event) in replay.commands {
      steps.append(Step(known: known, place: steps.count, event: event, command: command))
    }
  }

  /// Leaves out the cases of commands that a log would refuse: by their streams, the first refused
  /// command of each and why.
  mutating func leaveOut(_ refused: [Identifier: (command: Identifier, refusal: Refusal)]) {
    for step in steps {
      guard let found = refused[step.command.stream.id], found.command == step.command.id,
        let imported = self.imported.removeValue(forKey: step.command.stream.id)
      else { continue }
      inferred -= imported.inferred
      omitted += 1
      omissions.append(
        Omission(
          Deviation(
            foreignCase: imported.name, event: step.event,
            activity: imported.activities[step.event - 1],
            command: step.command.command.name.description,
            kind: Deviation.Kind(found.refusal, hasRow: true),
            codes: found.refusal.reasons.map(\.code), reason: found.refusal.message)))
    }
    steps.removeAll { refused[$0.command.stream.id] != nil }
  }

  /// The id of the claim, or the report, that a case becomes.
  public static func stream(of foreignCase: String, by map: ActivityMap) -> Identifier {
    Identifier(derivedFrom: "import", map.name, foreignCase)
  }

  /// The commands of all cases in the order of the source's times; if those are the same, in
  /// the order of the source.
  ///
  /// If a case runs backwards in time, its order stands.
  public var commands: [CommandEnvelope] { inOrder.map(\.command) }

  private var inOrder: [Step] {
    steps.sorted { ($0.known, $0.place) < ($1.known, $1.place) }
  }

  /// The same, with who brings them.
  func commands(importedBy administrator: ActorID) -> [CommandEnvelope] {
    inOrder.map { step in
      var command = step.command
      command.importedBy = administrator
      return command
    }
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
  fileprivate func omission(of foreign: ForeignCase) -> ImportPlan.Omission? {
    switch finding {
    case .conforming: nil
    case .unjudged:
      ImportPlan.Omission(
        foreignCase: foreign.name, reason: "every event of it was passed over")
    case .conformingOnTable, .deviating: deviations.first.map { ImportPlan.Omission($0) }
    }
  }
}

import ClaimsDomain
import Descriptions
import EventSourcing

/// A foreign log as commands to a log of ours, in order, with their senders.
///
/// Pure, and the same for the same map and the same log, ids included: a command that is sent again
/// is answered with its receipt.
///
/// Source: Examples/Maps/README.md, "Importing".
public struct ImportPlan: Sendable, PrintsFields {
  /// A case that is not imported.
  public struct Omission: Equatable, Sendable, PrintsFields {
    /// The case's name in the log.
    public var foreignCase: String
    /// Why it is left out.
    public var reason: Phrase
    /// What of it cannot be taken; nil if it is the case as a whole.
    public var cause: Deviation?

    /// Creates the omission of a case as a whole.
    public init(foreignCase: String, reason: Phrase) {
      self.foreignCase = foreignCase
      self.reason = reason
    }

    init(_ cause: Deviation) {
      let reason = cause.reasonWithLine.at(cause.kind.wording)
      let isOfEvent = cause.event > 0
      self.init(
        foreignCase: cause.foreignCase,
        reason: isOfEvent ? reason.at(Phrase(.eventOfCase, cause.event, cause.activity)) : reason)
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
  public var cases: Int { streams.count - omitted }
  let map: ActivityMap
  let spool: any Spool
  private let judge: CaseJudge
  private(set) var steps: [PlannedStep] = []
  private var isInOrder = true
  private var taken: [TakenCase] = []
  /// The streams seen so far: a second case of a name would be told to the first one's.
  private var streams: Set<Identifier> = []
  /// How many of them are left out.
  private var omitted = 0
  private var tally = CommandTally()
  /// Why nothing more could be set aside; nil if everything could.
  private(set) var fault: EventStoreError?

  /// A case that is imported.
  private struct TakenCase {
    /// Where its name and its activities wait.
    var place: Int
    var inferred: Int
  }

  /// - Parameters:
  ///   - map: which activities of the foreign log are which commands.
  ///   - spool: where commands wait for their turn.
  public init(_ map: ActivityMap, spool: any Spool = MemorySpool()) {
    self.map = map
    self.spool = spool
    judge = CaseJudge(rules: map.rules)
    report = ConformanceReport(of: map)
  }

  /// Judges a case and plans its commands, or leaves it out; ignored once the spool has failed.
  public mutating func add(_ foreign: ForeignCase) {
    guard fault == nil else { return }
    let (name, stream) = (map.name, Self.stream(of: foreign.name, by: map))
    var replay = CaseReplay(map, judge, foreign.name, stream: stream) {
      Identifier(derivedFrom: "import", name, foreign.name, String($0))
    }
    replay.play(foreign)
    report.add(replay, of: foreign)
    let isNew = streams.insert(stream).inserted
    let omission =
      isNew
      ? replay.omission(of: foreign)
      : Omission(foreignCase: foreign.name, reason: Phrase(.earlierCaseHasName))
    if let omission {
      if isNew { omitted += 1 }
      omissions.append(omission)
      return
    }
    inferred += replay.inferred
    do throws(EventStoreError) { try setAside(replay, of: foreign) } catch { fault = error }
  }

  private mutating func setAside(
    _ replay: CaseReplay, of foreign: ForeignCase
  ) throws(EventStoreError) {
    let words = [foreign.name] + foreign.events.map(\.activity)
    let place = try spool.add(words)
    for (command, known, event) in replay.commands {
      tally.add(command)
      let place = try spool.add(command)
      steps.append(PlannedStep(known: known, place: place, source: taken.count, event: event))
    }
    isInOrder = false
    taken.append(TakenCase(place: place, inferred: replay.inferred))
  }

  /// Puts the commands in the order of the source's times over all cases; where those are the same,
  /// in that of the source. If a case runs backwards in time, its order stands. Sorts in place:
  /// called before the plan is copied, it needs no second list of them.
  public mutating func order() {
    if !isInOrder { steps.order() }
    isInOrder = true
  }

  /// Leaves out the cases of which a command would be refused: by their places, the first of each
  /// and why.
  mutating func leaveOut(
    _ refused: [UInt32: (step: PlannedStep, refusal: Refusal)]
  ) throws(EventStoreError) {
    for (source, (step, refusal)) in refused.sorted(by: { $0.key < $1.key }) {
      let taken = taken[Int(source)]
      inferred -= taken.inferred
      omitted += 1
      let words = try spool.words(at: taken.place)
      omissions.append(
        Omission(
          Deviation(
            foreignCase: words.first ?? "", event: step.event,
            activity: words.indices.contains(step.event) ? words[step.event] : "",
            command: try spool.command(at: step.place).command.name.description,
            kind: Deviation.Kind(refusal, hasRow: true),
            codes: refusal.reasons.map(\.code), reason: refusal.wording)))
    }
    steps.removeAll { refused[$0.source] != nil }
    tally = CommandTally()
    for step in steps { tally.add(try spool.command(at: step.place)) }
  }

  /// The id of the claim, or the report, that a case becomes.
  public static func stream(of foreignCase: String, by map: ActivityMap) -> Identifier {
    Identifier(derivedFrom: "import", map.name, foreignCase)
  }

  /// The commands of all cases, in order.
  public var commands: SpooledCommands {
    var plan = self
    plan.order()
    return SpooledCommands(spool: spool, steps: plan.steps)
  }

  /// The first and the last day of the source, in UTC; nil if nothing is imported.
  public var days: ClosedRange<LocalDate>? { tally.days }

  /// Who acts in the commands, with the roles that they need for it, in the order of their names.
  public var people: [(actor: ActorID, roles: [Role])] { tally.people }
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
        foreignCase: foreign.name, reason: Phrase(.everyEventPassedOver))
    case .conformingOnTable, .deviating: deviations.first.map { ImportPlan.Omission($0) }
    }
  }
}

/// What the texts and pictures of a coverage and a report say, piece by piece: for those who show them
/// in another language than English.
public enum CoverageWords: Sendable, CustomStringConvertible {
  /// What a list is of, and how many it has.
  public enum List: Sendable {
    /// Steps that are possible and were not taken.
    case missing
    /// Commands that were accepted nowhere, as far as exploration went.
    case dead
    /// Statuses out of reach, as far as exploration went.
    case outOfReach
    /// Commands that were accepted nowhere in what was counted.
    case neverAccepted
    /// Statuses that nothing led to in what was counted.
    case neverReached
    /// Attempts that were refused.
    case refused
  }

  /// The name of a region.
  case region(String)
  /// The name of a command.
  case verb(String)
  /// The name of a status; `type` is that of an enumeration with codes.
  case status(String, type: String?)
  /// The head of a list.
  case list(List, count: Int)
  /// How many more there are than a list shows.
  case more(Int)
  /// A cell whose step is possible and was not taken.
  case missed
  /// The same in a picture.
  case missing
  /// A cell of a picture of which not every step was taken.
  case partly
  /// How many of the possible steps were taken.
  case taken(Int, of: Int, isComplete: Bool)
  /// Steps of a region that lists no such status or command.
  case notCounted(Int, region: String)
  /// How often a command was refused in a status of a region.
  case refused(Int, verb: String, status: String, region: String)
  /// What a picture is called.
  case picture
  /// What a cell of a picture is called.
  case cell(verb: String, status: String)
  /// How often a command led to a status.
  case led(to: String, Int)
  /// How often it was refused.
  case refusals(Int)
  /// What random runs came to.
  case passed(runs: Int, steps: Int, refused: Int)
  /// How many steps were crashes.
  case crashes(Int)
  /// How many saved failures were run first.
  case savedFailures(Int)
  /// How many of these are not made any more.
  case staleFailures(Int)
  /// How many runs another process ended in.
  case lastRuns(Int)
  /// The seed of the runs.
  case seed(UInt64)
  /// How many more commands there are than a report shows.
  case moreCommands(Int)
  /// The head of what labels counted.
  case labels
  /// A command that was never accepted.
  case alwaysRefused(String)
  /// A command, and which share of it was refused.
  case partlyRefused(String, share: String)

  /// In English.
  public var description: String {
    switch self {
    case .region(let name), .verb(let name), .status(let name, _): name
    case .list(let list, let count): "\(list.title): \(count)"
    case .more(let count): "and \(count) more"
    case .missed: "MISS"
    case .missing: "missing"
    case .partly: "partly"
    case .taken(let count, let all, let isComplete):
      "transitions: \(count) of \(all) taken"
        + (isComplete ? "" : ", as far as a bounded exploration went")
    case .notCounted(let count, let region):
      "\(region): \(count) steps not counted, since it does not list their status or command"
    case .refused(let count, let verb, let status, let region):
      "\(region): \(verb) in \(status), \(count) times"
    case .picture: "Coverage of statuses and commands"
    case .cell(let verb, let status): "\(verb) in \(status)"
    case .led(let status, let count): "to \(status): \(count)"
    case .refusals(let count): "\(count) refused"
    case .passed(let runs, let steps, let refused):
      "passed: \(Self.counted(runs, "run")), \(Self.counted(steps, "step")), \(refused) refused"
    case .crashes(let count): count == 1 ? "1 crash" : "\(count) crashes"
    case .savedFailures(let count): "\(Self.counted(count, "saved failure")) first"
    case .staleFailures(let count): "\(count) of them not made any more"
    case .lastRuns(let count): "\(count) that ended another process"
    case .seed(let seed): "seed \(seed)"
    case .moreCommands(let count): "and \(count) more commands"
    case .labels: "among them:"
    case .alwaysRefused(let name): "\(name), never accepted"
    case .partlyRefused(let name, let share): "\(name), \(share) of them refused"
    }
  }
}

extension CoverageWords {
  private static func counted(_ count: some BinaryInteger, _ one: String) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(one)s"
  }
}

extension CoverageWords.List {
  fileprivate var title: String {
    switch self {
    case .missing: "missing"
    case .dead: "dead commands: accepted nowhere, as far as exploration went"
    case .outOfReach: "statuses out of reach, as far as exploration went"
    case .neverAccepted: "commands never accepted"
    case .neverReached: "statuses never reached"
    case .refused: "refused attempts"
    }
  }
}

extension CoverageWords {
  /// Says each of them in some language.
  public typealias Saying = (CoverageWords) -> String

  /// In English.
  public static let inEnglish: @Sendable (CoverageWords) -> String = { $0.description }
}

import ClaimsDomain
import EventSourcing

/// What can be seen of a log without knowing what it is about.
public struct LogSurvey: Sendable {
  /// What one activity looks like.
  struct Activity {
    var name: String
    var events = 0
    /// How often it is the first of its case, and the last.
    var first = 0
    var last = 0
    /// How often each of its attributes is there, and is a number.
    var attributes: [String: (count: Int, numbers: Int)] = [:]
    var resources: Set<String> = []
  }

  /// How many cases were added.
  public private(set) var cases = 0
  /// How many events these cases have, without those that could not be read.
  public private(set) var events = 0
  private var activities: [String: Activity] = [:]
  private(set) var transitions: [String: Int] = [:]
  private(set) var resources: Set<String> = []
  private(set) var caseNumbers: [String: Int] = [:]
  let log: EventLogOptions

  /// Creates a survey of no cases.
  ///
  /// - Parameter log: how the log is read; the draft of a map repeats what is unusual about it.
  public init(_ log: EventLogOptions) { self.log = log }

  /// In the order of how often they begin a case, then of their names.
  var ranked: [Activity] {
    activities.values.sorted { ($1.first, $0.name) < ($0.first, $1.name) }
  }

  /// If no event is complete, another transition has to count.
  var countedTransitions: [String] {
    transitions.isEmpty || transitions["complete"] != nil
      ? [] : transitions.keys.filter { $0.lowercased() == "complete" }.sorted()
  }

  /// Counts a case in.
  public mutating func add(_ foreign: ForeignCase) {
    cases += 1
    for (name, value) in foreign.attributes where ExactDecimal(value) != nil {
      caseNumbers[name, default: 0] += 1
    }
    for (place, event) in foreign.events.enumerated() {
      events += 1
      if let transition = event.transition { transitions[transition, default: 0] += 1 }
      if let resource = event.resource { resources.insert(resource) }
      var seen = activities[event.activity] ?? Activity(name: event.activity)
      seen.events += 1
      if place == 0 { seen.first += 1 }
      if place == foreign.events.count - 1 { seen.last += 1 }
      for (name, value) in event.attributes where !value.isEmpty {
        seen.attributes[name, default: (0, 0)].count += 1
        if ExactDecimal(value) != nil { seen.attributes[name]?.numbers += 1 }
      }
      activities[event.activity] = seen
    }
  }

  /// The attribute of an activity that looks most like an amount: a number at every event of it,
  /// with a name that says so.
  func amount(of activity: Activity) -> String? {
    let numbers = activity.attributes.filter { $0.value.numbers == activity.events }.keys.sorted()
    return Self.amountLike(numbers)
  }

  /// The same, of whole cases.
  var caseAmount: String? {
    Self.amountLike(caseNumbers.filter { $0.value == cases }.keys.sorted()).map {
      LogAttribute.ofCase + $0
    }
  }

  private static let amountWords = [
    "amount", "paid", "payment", "cost", "sum", "value", "betrag", "summe", "importe", "monto",
  ]

  private static func amountLike(_ names: [String]) -> String? {
    // The name that says least besides is meant: `amount` before `totalPaymentAmount`.
    names.filter { name in amountWords.contains { name.lowercased().contains($0) } }
      .min { ($0.count, $0) < ($1.count, $1) }
  }
}

extension EventLogOptions {
  /// The columns of a table that look like the parts of an event; those that none looks like stay
  /// as they are.
  public mutating func guess(from columns: [String]) -> [String] {
    var guessed: [String] = []
    func column(_ words: [String], but taken: [String?]) -> String? {
      for word in words {
        let found = columns.filter { name in
          !taken.contains(name) && name.lowercased().split { !$0.isLetter }.contains { $0 == word }
        }
        if let name = found.min(by: { ($0.count, $0) < ($1.count, $1) }) { return name }
      }
      return nil
    }
    let usual = caseName ?? "case:concept:name"
    if !columns.contains(usual) {
      caseName = column(["case", "caseid", "claim", "claimid", "fall", "caso", "trace"], but: [])
      if caseName != nil { guessed.append("log.case") }
    }
    if !columns.contains(time),
      let found = column(
        [
          "timestamp", "time", "datetime", "date", "when", "day", "zeit", "fecha", "completed",
          "end", "start",
        ],
        but: [caseName])
    {
      time = found
      guessed.append("log.time")
    }
    if !columns.contains(activity),
      let found = column(
        ["activity", "event", "task", "step", "action", "actividad", "schritt", "status"],
        but: [caseName, time])
    {
      activity = found
      guessed.append("log.activity")
    }
    if !columns.contains(where: resource.contains),
      let found = column(
        ["resource", "user", "actor", "agent", "employee", "handler", "usuario", "who"],
        but: [caseName, time, activity])
    {
      resource = [found]
      guessed.append("log.resource")
    }
    return guessed
  }
}

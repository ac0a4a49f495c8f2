/// A lifecycle's rows and what is looked up in them, by reference: it is handed along with every
/// decision.
@usableFromInline final class LifecycleTable<Words: Vocabulary>: Sendable {
  @usableFromInline let steps: [Step<Words>]
  /// The row of each status and verb, by their codes; -1 for none.
  @usableFromInline let rows: [Int16]
  @usableFromInline let width: Int
  /// For each verb, by its code: a bit for every role that may send it in some status.
  @usableFromInline let senders: [UInt64]
  /// The verbs of each status, by its code, and the roles of each row, as refusals list them.
  @usableFromInline let verbNames: [String]
  @usableFromInline let roleNames: [String]
  /// What a refusal finds: the verb in the status, by their codes.
  @usableFromInline let cellNames: [String]

  init(_ steps: [Step<Words>]) {
    self.steps = steps
    let height = 1 + (Words.Status.allCases.map { Int($0.rawValue) }.max() ?? 0)
    width = 1 + (Words.Verb.allCases.map { Int($0.rawValue) }.max() ?? 0)
    var rows = [Int16](repeating: -1, count: height * width)
    var senders = [UInt64](repeating: 0, count: width)
    for (row, step) in steps.enumerated() {
      for status in step.from {
        let cell = Int(status.rawValue) * width + Int(step.verb.rawValue)
        if rows[cell] < 0 { rows[cell] = Int16(row) }
      }
      for role in step.roles { senders[Int(step.verb.rawValue)] |= 1 << UInt64(role.rawValue) }
    }
    self.rows = rows
    self.senders = senders
    var verbNames = [String](repeating: "", count: height)
    for step in steps {
      for code in step.from.map({ Int($0.rawValue) }) {
        verbNames[code] += (verbNames[code].isEmpty ? "" : ", ") + step.verb.name.description
      }
    }
    self.verbNames = verbNames
    var cellNames = [String](repeating: "", count: height * width)
    for status in Words.Status.allCases {
      for verb in Words.Verb.allCases {
        cellNames[Int(status.rawValue) * width + Int(verb.rawValue)] =
          verb.name.description + " in " + status.name.description
      }
    }
    self.cellNames = cellNames
    roleNames = steps.map { step in
      var names = ""
      for role in step.roles { names += (names.isEmpty ? "" : ", ") + role.name.description }
      return names
    }
  }
}

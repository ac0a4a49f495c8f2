import ClaimsDomain
import EventSourcing

/// The map by which `conform` and `import xes` read an export of this log.
///
/// Source: Specs/Exports.md, "XES"; Examples/Maps/README.md.
public struct XESMapExport: ExportFormat {
  public static var name: String { XESExport.name }
  public var matter: ExportMatter { .eventsAndState }

  /// Creates the format, which has no options.
  public init() {}

  /// Nil for what no map is of.
  private static func machine(of choice: ExportChoice) -> ActivityMap.Machine? {
    let cases = Category.ofCases(choice)
    return cases.count == 1 ? ActivityMap.Machine(cases[0]) : nil
  }

  public func fault(of choice: ExportChoice) -> Phrase? {
    Self.machine(of: choice) == nil ? Phrase(.mapIsOfClaimsOrReports) : nil
  }

  public mutating func write<Log: EventStore>(
    _ source: ExportSource<Log>, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase] {
    guard let machine = Self.machine(of: source.choice) else { return [] }
    let cases = Category.ofCases(source.choice)
    var days: ClosedRange<LocalDate>?
    try source.forEach(into: &sink) { item, _ in
      guard case .event(let seen) = item, cases.contains(seen.line.stored.stream.category) else {
        return
      }
      let day = seen.line.entry.effective.dayUTC
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
    // Who does not read the rules is told none of them, nor how often they changed.
    let readsRules = source.isWhole || source.visibility.redaction(of: .rules) != nil
    let book = readsRules ? source.logState?.rules ?? RulesDecider.initial : RulesDecider.initial
    let inForce = days.map { book.rules(inForceOn: $0) } ?? [.builtIn]
    let rules = inForce[inForce.count - 1]
    sink.writer.object { writer in
      writer.member("name", "export of " + (source.log.vitals.id ?? Identifier()).text)
      writer.member("machine", machine.rawValue)
      writer.member("resources", ActivityMap.Resources.people.rawValue)
      writer.member("recorded") { writer in
        let recorded = ActivityMap.RecordedCommands()
        writer.member("command", recorded.command)
        writer.member("arguments", recorded.arguments)
        writer.member("role", recorded.role)
      }
      guard !rules.hasSameValues(as: .builtIn) else { return }
      writer.member("rules") { writer in
        writer.message("values", rules, without: rules.redaction(sameAs: .builtIn))
        writer.member("reason", "the rules of the log that was exported")
      }
    }
    sink.endLine()
    return inForce.count == 1 ? [] : [Phrase(.rulesChangedMeanwhile, inForce.count - 1)]
  }
}

extension ActivityMap.Machine {
  fileprivate init?(_ category: Category) {
    guard let machine = Self.allCases.first(where: { $0.type.category == category }) else {
      return nil
    }
    self = machine
  }
}

extension RuleBook {
  /// The rules that were in force on some days, in order, each once.
  fileprivate func rules(inForceOn days: ClosedRange<LocalDate>) -> [ClaimRules] {
    let within = standing.filter { $0.from.map { days.contains($0) } ?? false }
    var found = [rules(on: days.lowerBound)]
    for dated in within where !found[found.count - 1].hasSameValues(as: dated.rules) {
      found.append(dated.rules)
    }
    return found
  }
}

extension ClaimRules {
  /// Leaves out the values that are those of other rules.
  fileprivate func redaction(sameAs others: ClaimRules) -> Redaction {
    var named = self
    named.revision = others.revision
    func name(_ path: String) -> String { String(path.prefix { $0 != "." && $0 != "[" }) }
    let (before, after) = (fieldRows(others), fieldRows(named))
    let differing = Set(differences(from: before, to: after).map { name($0.path) })
    let all = Set((before + after).map { name($0.path) })
    return Redaction(fields: all.subtracting(differing).sorted())
  }
}

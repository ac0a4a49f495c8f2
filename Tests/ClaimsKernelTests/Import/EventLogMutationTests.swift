import ClaimsDomain
import EventSourcing
import Foundation
import TestSupport
import Testing

@testable import ClaimsKernel

@Suite("Event logs that are not as they should be", .long)
struct EventLogMutationTests {
  private static func map() throws -> ActivityMap {
    try ActivityMap(
      json: Array(
        """
        {"name": "mutants", "amount": {"minorUnits": 10000, "currency": "EUR"},
         "log": {"objects": "Claim"}, "activities": {
          "open": [{"role": "claimant", "command": {"openDraft": {"type": {"attribute": "type"},
            "title": {"attribute": "case:policy"}, "claimed": {"attribute": "amount",
            "currency": {"attribute": "currency"}}}}}],
          "submit": [{"role": "claimant", "command": "submit"}],
          "note": [{"role": "claimant", "command": {"addNote": {"text": {"attribute": "text"}}}}]}}
        """.utf8))
  }

  // MARK: The walk

  /// What became of a log.
  private struct Outcome {
    var plan: ImportPlan
    var notes: [String]
    /// How often each place is told of that no map can read.
    var elsewhere: [String: Int] = [:]
    /// Each value that the commands of a case have, and what the commands are called.
    var said: [String: Set<String>] = [:]

    /// Nil if the log was refused as a whole.
    init?(_ bytes: [UInt8], _ format: EventLogFormat) throws {
      let map = try EventLogMutationTests.map()
      var plan = ImportPlan(map)
      var rest = bytes
      do {
        notes = try format.reader.read(
          {
            defer { rest = [] }
            return rest
          }, as: map.log, in: MemorySpool()
        ) { plan.add($0) }.map(\.en)
      } catch is EventLogFault { return nil }
      self.plan = plan
      for envelope in plan.commands {
        var writer = JSONWriter()
        envelope.command.write(to: &writer)
        let leaves = Mutant.leaves(try Mutant.parsed(writer.text)).map { leaf in
          leaf.path.hasSuffix("minorUnits") ? "\(leaf.word) minor units" : leaf.word
        }
        said[envelope.stream.id.text, default: []].formUnion(
          leaves + [
            "\(envelope.command.name)", envelope.effective?.text ?? "", envelope.actor.text,
          ])
      }
      for note in notes {
        for place in note.firstMatch(of: /^no map can read [0-9]+ values: (.*)/)?.1
          .split(separator: ", ") ?? []
        {
          let end = try #require(place.lastIndex(of: " "))
          elsewhere[String(place[..<end])] = Int(place[end...].dropFirst())
        }
      }
    }

    /// What the commands of a case say; nil if it is left out, which is told.
    func said(ofCase name: String) -> Set<String>? {
      said[ImportPlan.stream(of: name, by: plan.map).text]
    }

    /// How often the report counts a value that no step asks for, or the reader one that no map can.
    func told(_ name: String) -> Int {
      plan.report.unread.counts[name, default: 0] + elsewhere[name, default: 0]
    }
  }

  private func isText(_ value: Any) -> Bool { !(value is [Any] || value is [String: Any]) }

  private func isEmpty(_ leaf: Mutant.Leaf) -> Bool {
    (leaf.value as? [Any])?.isEmpty == true || (leaf.value as? [String: Any])?.isEmpty == true
  }

  private func isSaid(_ leaf: Mutant.Leaf, in said: Set<String>) -> Bool {
    if let units = leaf.minorUnits, said.contains("\(units) minor units") { return true }
    if let command = ["open": "openDraft", "note": "addNote"][leaf.word] {
      return said.contains(command)
    }
    // Times are written with all their digits.
    return said.contains(Instant(leaf.word)?.text ?? leaf.word)
  }

  /// The values of traces or rows that no command has and nobody is told of.
  private func silent(
    cases root: Any, _ outcome: Outcome, _ format: EventLogFormat
  ) -> [String] {
    var silent: [String] = []
    /// How many values of a name no command has: as many have to be told.
    var left: [String: Int] = [:]
    for (place, var one) in EventLogSample.cases(root).enumerated() {
      let called = one["name"].map(EventLogSample.text) ?? ""
      // A trace without a name is named by its place, rows by their lines.
      let names = [called, "trace \(place + 1)"]
      guard let said = names.lazy.compactMap(outcome.said).first else {
        let isTold = outcome.plan.omissions.contains {
          names.contains($0.foreignCase) || $0.foreignCase.hasPrefix("line ")
        }
        if !isTold { silent.append("case \(called)") }
        continue
      }
      if format == .csv {
        one["case"] = one["case"].map(EventLogSample.cells)
        one["events"] = (one["events"] as? [Any])?.map(EventLogSample.cells)
        one["name"] = called
      }
      for leaf in Mutant.leaves(one)
      where leaf.path != "name" && !isEmpty(leaf) && !isSaid(leaf, in: said) {
        let isOfEvent = leaf.path.hasPrefix("events[")
        let steps = leaf.path.split(separator: ".", maxSplits: leaf.path.hasPrefix("name") ? 0 : 1)
        let rest = steps.last ?? ""
        let name = String(rest.prefix { $0 != "[" && $0 != "." })
        var key = (steps.first == "case" ? "case:" : "") + name
        if name != rest, format == .xes {
          // What stands within an attribute has no name that a map knows.
          key = isOfEvent ? "log/trace/event/list/" : "log/trace/list/values/"
          key += leaf.value is String ? "string" : "float"
        } else if isOfEvent, format == .xes {
          key = EventLogSample.places[name] ?? key
        }
        left[key, default: 0] += 1
        if outcome.told(key) < left[key, default: 0] { silent.append("\(called) \(leaf.path)") }
      }
    }
    return silent
  }

  /// The values of objects and events that no command has and nobody is told of.
  private func silent(objects root: Any, _ outcome: Outcome) -> [String] {
    let root = root as? [String: Any] ?? [:]
    let objects = root["objects"] as? [[String: Any]] ?? []
    let events = root["events"] as? [[String: Any]] ?? []
    func related(_ one: [String: Any]) -> [String] {
      (one["relationships"] as? [[String: Any]] ?? []).compactMap { $0["objectId"] as? String }
    }
    let claims = Set(
      objects.filter { $0["type"] as? String == "Claim" }.map { "\($0["id"] ?? "")" })
    let known = Dictionary(
      objects.map { ("\($0["id"] ?? "")", "\($0["type"] ?? "")") }, uniquingKeysWith: { $1 })
    var silent: [String] = []
    /// How many values of attributes are told at most: no other is any excuse.
    var left: [String: Int] = [:]
    for (kind, elements) in [("objects", objects), ("events", events)] {
      for (place, one) in elements.enumerated() {
        let names = kind == "objects" ? ["\(one["id"] ?? "")"] : related(one)
        let cases = names.filter(claims.contains)
        let texts = cases.compactMap(outcome.said)
        // What is of cases that are all left out is told with them.
        if !cases.isEmpty, texts.isEmpty, !outcome.plan.omissions.isEmpty { continue }
        let isOfNoCase = outcome.notes.contains { $0.contains("belong to no case") }
        if kind == "events", cases.isEmpty, isOfNoCase { continue }
        for leaf in Mutant.leaves(one) where !isEmpty(leaf) {
          if texts.contains(where: { isSaid(leaf, in: $0) }) { continue }
          let steps = leaf.path.split(separator: ".").map { $0.prefix { $0 != "[" } }
          let at = Int(leaf.path.drop { $0 != "[" }.dropFirst().prefix { $0.isNumber })
          let list = one[String(steps[0])] as? [[String: Any]] ?? []
          let element = at.map { list[$0] } ?? [:]
          let name = "\(element["name"] ?? "")"
          let isOfNone = cases.isEmpty
          var told = ["\(kind)[]." + leaf.path.replacing(/\[[0-9]+\]/, with: "[]")]
          switch (kind, steps[0], steps.last) {
          case ("objects", "id", _), ("objects", "type", _):
            // The object is the case, or is counted.
            if !isOfNone { continue }
            told.append("\(one["type"] ?? "")")
          case ("events", "id", _): told.append("ocel:id")
          // What is no value is told by its place; what it is called goes with it.
          case (_, "attributes", "name") where !(element["value"].map(isText) ?? false): continue
          case (_, "attributes", "name") where Self.isAsked(kind, name): continue
          case ("events", "attributes", _): told.append(name)
          case ("objects", "attributes", _):
            // A change that no event saw is told as what is said of no case.
            told.append("\(one["type"] ?? ""): \(name)")
            if !isOfNone { told.append("case:" + name) }
          case (_, "relationships", "objectId"):
            let object = "\(element["objectId"] ?? "")"
            if claims.contains(object) { continue }
            told.append((kind == "events" ? "object:" : "case:object:") + (known[object] ?? ""))
          default: break
          }
          let key = told.joined(separator: ", ")
          if steps.count > 1, steps[1] == "value" { left[key, default: 0] += 1 }
          if told.reduce(0, { $0 + outcome.told($1) }) < max(1, left[key, default: 0]) {
            silent.append("\(kind)[\(place)].\(leaf.path)")
          }
        }
      }
    }
    return silent
  }

  /// The attributes that the map asks for.
  private static func isAsked(_ kind: String, _ name: String) -> Bool {
    kind == "objects"
      ? name == "policy" : ["amount", "currency", "type", "org:resource", "text"].contains(name)
  }

  private func silent(_ root: Any, _ outcome: Outcome, _ format: EventLogFormat) -> [String] {
    format == .ocel ? silent(objects: root, outcome) : silent(cases: root, outcome, format)
  }

  // MARK: Tests

  @Test(
    "each mutant is refused or told, or the claims say every value of it",
    arguments: EventLogFormat.allCases, Mutant.Kind.allCases)
  func told(format: EventLogFormat, kind: Mutant.Kind) throws {
    let root = try Mutant.parsed(EventLogSample.root(format))
    let tried = try Mutant.tried(
      kind, of: root, seeds: sizedSeeds(250, atLeast: 40),
      as: { try EventLogSample.written($0, as: format) }
    ) { mutant in
      guard let outcome = try Outcome(mutant.bytes, format) else { return nil }
      let isWhole = outcome.plan.omissions.isEmpty
      switch kind {
      case .cut where format == .csv:
        return Mutant.Outcome(isWhole: isWhole, silent: silentCut(mutant, outcome))
      case .encoding:
        // A row in another encoding is a fault of its case.
        return Mutant.Outcome(isWhole: isWhole, silent: isWhole ? ["the encoding"] : [])
      default:
        return Mutant.Outcome(isWhole: isWhole, silent: silent(mutant.root, outcome, format))
      }
    }
    if kind == .cut || kind == .encoding {
      #expect(format == .csv ? tried.refused > tried.all / 10 : tried.refused == tried.all)
    } else {
      #expect(tried.whole > 0 && tried.refused < tried.all, "\(tried)")
    }
  }

  /// A table ends anywhere: rows that are whole are cases, and one that is not is told.
  private func silentCut(_ mutant: Mutant, _ outcome: Outcome) -> [String] {
    let lines = String(decoding: mutant.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let isTold = outcome.notes.contains { $0.hasPrefix("the last line has no line break") }
    let isCounted = outcome.plan.report.events == lines.dropFirst().count { !$0.isEmpty }
    return (isTold == (lines.last != "") ? [] : ["the cut"]) + (isCounted ? [] : ["events"])
  }

  @Test("the walk finds what is neither taken nor told", arguments: EventLogFormat.allCases)
  func walk(format: EventLogFormat) throws {
    let root = try Mutant.parsed(EventLogSample.root(format))
    let outcome = try #require(try Outcome(try EventLogSample.written(root, as: format), format))
    #expect(outcome.plan.omissions == [])
    #expect(silent(root, outcome, format) == [])
    let other = try Mutant.parsed(
      EventLogSample.root(format).replacing("120.5", with: "120.75").replacing(
        "called", with: "wrote"
      )
      .replacing("2020-02-01T08:00", with: "2020-02-01T08:07"))
    #expect(silent(other, outcome, format).count == 3)
  }
}

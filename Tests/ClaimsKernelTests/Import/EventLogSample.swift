import ClaimsKernel
import Foundation

/// A small event log, in each format that there is.
enum EventLogSample {
  /// Two cases with amounts, people, words and times, and some that the map does not ask for.
  private static let cases = """
    {"cases": [
      {"name": "first case", "case": {"department": "North", "policy": "P-17"}, "events": [
        {"concept:name": "open", "time:timestamp": "2020-01-01T08:00:00Z", "org:resource": "Ana",
         "amount": 120.5, "currency": "EUR", "type": "auto", "spare": "unread words",
         "aside": "said on the side", "margin": 11},
        {"concept:name": "submit", "time:timestamp": "2020-01-02T08:30:00Z", "org:resource": "Ana"},
        {"concept:name": "note", "time:timestamp": "2020-01-03T09:00:00Z", "org:resource": "Ana",
         "text": "called back, né", "cost": 17.25}]},
      {"name": "second case", "case": {"department": "South", "policy": "P-18"}, "events": [
        {"concept:name": "open", "time:timestamp": "2020-02-01T08:00:00Z", "org:resource": "Bob",
         "amount": 34.75, "currency": "EUR", "type": "property", "spare": "other words"},
        {"concept:name": "note", "time:timestamp": "2020-02-03T10:15:00Z", "org:resource": "Bob",
         "text": "wrote back", "cost": 23.5, "aside": "no word for it", "margin": 22}]}]}
    """

  /// The same as objects with a history, relationships and what they are.
  private static let objects = """
    {"objectTypes": [], "eventTypes": [], "objects": [
      {"id": "first case", "type": "Claim", "attributes": [
        {"name": "policy", "value": "P-17"},
        {"name": "stage", "time": "2020-01-01T08:00:00Z", "value": "early"},
        {"name": "stage", "time": "2020-01-03T08:00:00Z", "value": "late"}],
       "relationships": [{"objectId": "house", "qualifier": "about"}]},
      {"id": "second case", "type": "Claim", "attributes": [{"name": "policy", "value": "P-18"}]},
      {"id": "house", "type": "Property", "attributes": [{"name": "floors", "value": 7}]}],
     "events": [
      {"id": "e1", "type": "open", "time": "2020-01-01T08:00:00Z", "attributes": [
        {"name": "amount", "value": 120.5}, {"name": "currency", "value": "EUR"},
        {"name": "type", "value": "auto"}, {"name": "spare", "value": "unread words"},
        {"name": "org:resource", "value": "Ana"}],
       "relationships": [{"objectId": "first case", "qualifier": "opens"}]},
      {"id": "e2", "type": "note", "time": "2020-01-03T09:00:00Z", "attributes": [
        {"name": "org:resource", "value": "Ana"}, {"name": "text", "value": "called back, né"}],
       "relationships": [{"objectId": "first case", "qualifier": "of"},
        {"objectId": "house", "qualifier": "seen"}]},
      {"id": "e3", "type": "open", "time": "2020-02-01T08:00:00Z", "attributes": [
        {"name": "amount", "value": 34.75}, {"name": "currency", "value": "EUR"},
        {"name": "type", "value": "property"}, {"name": "org:resource", "value": "Bob"}],
       "relationships": [{"objectId": "second case", "qualifier": "opens"}]}]}
    """

  static func root(_ format: EventLogFormat) -> String {
    format == .ocel ? objects : cases
  }

  static func written(_ root: Any, as format: EventLogFormat) throws -> [UInt8] {
    switch format {
    case .xes: Array(xes(root).utf8)
    case .csv: Array(csv(root).utf8)
    case .ocel: try Mutant.json(root)
    }
  }

  private static func members(_ value: Any?) -> [(String, Any)] {
    ((value as? [String: Any]) ?? [:]).sorted { $0.key < $1.key }
  }

  static func cases(_ root: Any) -> [[String: Any]] {
    (root as? [String: Any])?["cases"] as? [[String: Any]] ?? []
  }

  private static func xes(_ root: Any) -> String {
    let traces = cases(root).map { one in
      let name = one["name"].map { xes($0, as: "concept:name") } ?? ""
      let events = (one["events"] as? [Any] ?? []).map { event in
        "<event>" + members(event).map { xes($1, ofEventAs: $0) }.joined() + "</event>\n"
      }
      let attributes = members(one["case"]).map { xes($1, as: $0) }
      return "<trace>\(name)\(attributes.joined())\n\(events.joined())</trace>\n"
    }
    return "<log xes.version=\"1.0\">\n\(traces.joined())</log>\n"
  }

  /// Where no map can read what an event says so, and how it is written there.
  static let places = ["aside": "log/trace/event/text", "margin": "log/trace/event/int/@val"]

  private static func xes(_ value: Any, ofEventAs key: String) -> String {
    switch key {
    case _ where value is [Any] || value is [String: Any]: xes(value, as: key)
    case "aside": "<![CDATA[\(value)]]>"
    case "margin": "<int key=\"\(key)\" val=\"\(value)\"/>"
    default: xes(value, as: key)
    }
  }

  /// Lists and objects are lists of attributes in one another.
  private static func xes(_ value: Any, as key: String) -> String {
    switch value {
    case let list as [Any]:
      "<list key=\"\(key)\"><values>" + list.map { xes($0, as: "element") }.joined()
        + "</values></list>"
    case let object as [String: Any]:
      "<list key=\"\(key)\"><values>" + members(object).map { xes($1, as: $0) }.joined()
        + "</values></list>"
    case let text as String: "<string key=\"\(key)\" value=\"\(text)\"/>"
    default: "<float key=\"\(key)\" value=\"\(value)\"/>"
    }
  }

  /// A row for each event, with what is said of its case.
  private static func csv(_ root: Any) -> String {
    let columns = [
      "amount", "aside", "case:concept:name", "case:department", "case:policy", "concept:name",
      "cost", "currency", "margin", "org:resource", "spare", "text", "time:timestamp", "type",
    ]
    let rows = cases(root).flatMap { one in
      (one["events"] as? [Any] ?? []).map { event in
        var cells = (event as? [String: Any]) ?? [:]
        cells["case:concept:name"] = one["name"]
        for (name, value) in members(one["case"]) { cells["case:" + name] = value }
        return columns.map { cells[$0].map(cell) ?? "" }.joined(separator: ",")
      }
    }
    return ([columns.joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
  }

  private static func cell(_ value: Any) -> String {
    let text = text(value)
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The same, where what has values in it is one text.
  static func cells(_ value: Any) -> [String: Any] {
    ((value as? [String: Any]) ?? [:]).mapValues {
      $0 is [Any] || $0 is [String: Any] ? text($0) : $0
    }
  }

  static func text(_ value: Any) -> String {
    let isStructured = value is [Any] || value is [String: Any]
    let json = isStructured ? try? Mutant.json(value) : nil
    return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }
}

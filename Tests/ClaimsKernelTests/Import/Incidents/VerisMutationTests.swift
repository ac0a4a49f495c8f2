import ClaimsDomain
import EventSourcing
import Foundation
import StateMachineTesting
import Testing

@testable import ClaimsKernel

@Suite("Incidents in VERIS that are not as they should be")
struct VerisMutationTests {
  enum Mutation: CaseIterable { case type, missing, negative, huge, deep, cut, encoding }

  /// Every kind of value that a report says, and some that it does not.
  private static let incident = #"""
    {"incident_id":"11111111-2222-4333-8444-555555555555","source_id":"example","schema_version":"1.3.4",
    "security_incident":"Confirmed","summary":"A false bank","reference":"https://news.example/1",
    "notes":"Operation","confidence":"High","targeted":"NA",
    "discovery_method":{"external":{"variety":["Customer"]},"internal":{"variety":["Hids"]}},
    "action":{"social":{"variety":["Phishing"],"vector":["Email"],"notes":"Called twice"},
    "hacking":{"variety":["Use of stolen creds"],"vector":["Web application"]},"unknown":{}},
    "actor":{"external":{"variety":["Organized crime"],"country":["RO"],"motive":["Financial"]}},
    "asset":{"assets":[{"variety":"S - Mail","amount":2}]},
    "attribute":{"confidentiality":{"data":[{"variety":"Credentials","amount":3}],"data_disclosure":"Yes"}},
    "impact":{"overall_rating":"Painful","iso_currency_code":"USD","overall_amount":250000.5,
    "overall_min_amount":1,"overall_max_amount":900000,"notes":"Told by the bank",
    "loss":[{"variety":"Asset and fraud","amount":17,"rating":"Major"},{"variety":"Brand damage","max_amount":5}]},
    "timeline":{"incident":{"year":2013,"month":1,"day":31},"discovery":{"unit":"Months","value":1}},
    "victim":{"victim_id":"Example Ltd","employee_count":"11 to 100","revenue":{"amount":7,"iso_currency_code":"USD"}},
    "plus":{"created":"2013-04-12T22:29:56Z","modified":"2013-05-01T00:00:00Z","analyst":"ann",
    "analysis_status":"Validated","master_id":"11111111-2222-4333-8444-555555555555","f500":"N"}}
    """#

  /// An independent walk: every value that holds no other, with its path.
  private func leaves(_ value: Any, _ path: String = "") -> [(path: String, value: Any)] {
    switch value {
    case let object as [String: Any] where !object.isEmpty:
      object.flatMap { leaves($1, path.isEmpty ? $0 : path + "." + $0) }
    case let list as [Any] where !list.isEmpty:
      list.enumerated().flatMap { leaves($1, path + "[\($0)]") }
    default: [(path, value)]
    }
  }

  /// Changes the value at a path; takes it away if nothing takes its place.
  private func changed(_ value: Any, at path: String, _ here: String = "", to new: Any?) -> Any? {
    if here == path { return new }
    switch value {
    case let object as [String: Any]:
      return object.reduce(into: [String: Any]()) { result, member in
        let place = here.isEmpty ? member.key : here + "." + member.key
        result[member.key] = changed(member.value, at: path, place, to: new)
      }
    case let list as [Any]:
      return list.enumerated().compactMap { changed($1, at: path, here + "[\($0)]", to: new) }
    default: return value
    }
  }

  private func mutant(
    _ mutation: Mutation, of root: Any, by random: inout SeededGenerator
  ) throws -> [UInt8] {
    let all = leaves(root).sorted { $0.path < $1.path }
    func isNumber(_ value: Any) -> Bool {
      !(value is Bool) && value is NSNumber
    }
    let numbers = all.filter { isNumber($0.value) }
    let (leaf, number) = (all.randomElement(using: &random), numbers.randomElement(using: &random))
    let token = "mutant \(UInt32.random(in: 1...UInt32.max, using: &random))"
    var (place, new): (String?, Any?) = (leaf?.path, nil)
    switch mutation {
    case .type:
      let others: [Any] = [
        token, 77_777, -0.5, true, [token], ["x": token], [Any](), [String: Any](),
      ]
      new = others.randomElement(using: &random)
    case .missing: new = nil
    case .negative: (place, new) = (number?.path, -Int.random(in: 1...99_999, using: &random))
    case .huge:
      let isNumeric = Bool.random(using: &random)
      place = isNumeric ? number?.path : place
      new = isNumeric ? 1e300 as Any : String(repeating: token + " ", count: 2000) + "."
    case .deep:
      let depth = Int.random(in: 1...80, using: &random)
      new = (0..<depth).reduce(token as Any) { inner, _ in [inner] }
    case .cut, .encoding: place = nil
    }
    let text = place.flatMap { changed(root, at: $0, to: new) } ?? root
    var bytes = Array(try JSONSerialization.data(withJSONObject: text, options: .sortedKeys))
    if mutation == .cut { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
    if mutation == .encoding {
      if Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = 0xff
      } else {
        let utf16 = String(decoding: bytes, as: UTF8.self).data(using: .utf16LittleEndian)
        bytes = Array(utf16 ?? Data())
      }
    }
    return bytes
  }

  /// What a report says with a code, a time, or the beginning of a list of commands.
  private static let coded: [(path: String, words: [String])] = [
    ("security_incident", ["Confirmed"]), ("plus.analysis_status", ["Validated"]),
    ("discovery_method.external.variety[0]", ["Customer"]),
    ("action.social.vector[0]", ["Email"]), ("action.hacking.variety[0]", ["Use of stolen creds"]),
    ("attribute.confidentiality.data[0].variety", ["Credentials"]),
    ("attribute.confidentiality.data_disclosure", ["Yes"]),
    ("impact.loss[0].variety", ["Asset and fraud"]),
    ("plus.created", ["2013-04-12T22:29:56Z"]), ("plus.modified", ["2013-05-01T00:00:00Z"]),
    ("timeline.discovery.unit", ["Months"]), ("timeline.discovery.value", ["1"]),
    ("timeline.incident.year", ["2013"]), ("timeline.incident.month", ["1"]),
    ("timeline.incident.day", ["31"]), ("action.unknown", ["[:]"]),
    ("plus.master_id", ["11111111-2222-4333-8444-555555555555"]),
  ]

  private func isSaid(_ leaf: (path: String, value: Any), in text: String) -> Bool {
    if leaf.value is NSNull || leaf.path == "incident_id" { return true }
    // What version it is of is nobody's loss.
    if leaf.path == "schema_version" { return leaf.value is String }
    let word = "\(leaf.value)"
    if Self.coded.contains(where: { $0.path == leaf.path && $0.words.contains(word) }) {
      return true
    }
    return leaf.value is String && text.contains(word)
  }

  @Test(
    "each mutant is refused or told, or a report says every value of it",
    arguments: Mutation.allCases)
  func told(mutation: Mutation) throws {
    let root = try JSONSerialization.jsonObject(with: Data(Self.incident.utf8))
    var (refused, whole) = (0, 0)
    for seed in 1...250 {
      var random = SeededGenerator(seed: UInt64(seed))
      let bytes = try mutant(mutation, of: root, by: &random)
      guard let value = try? JSONValue(parsing: bytes), let planned = try? VerisImport().plan(value)
      else {
        refused += 1
        continue
      }
      let report = try PlayedReport(planned).report
      let said = "\(report) \(planned.people)"
      let told = Set((planned.unmapped + planned.approximated).map(\.path))
      let parsed = try JSONSerialization.jsonObject(with: Data(bytes))
      let silent = leaves(parsed).filter { leaf in
        !told.contains(leaf.path)
          && !told.contains { leaf.path.hasPrefix($0 + ".") && $0.hasPrefix("timeline") }
          && !isSaid(leaf, in: said)
      }
      #expect(silent.isEmpty, "seed \(seed): \(silent.map(\.path))")
      whole += 1
    }
    #expect(refused + whole == 250)
    #expect(mutation == .cut ? whole == 0 : whole > 0 || mutation == .encoding)
  }
}

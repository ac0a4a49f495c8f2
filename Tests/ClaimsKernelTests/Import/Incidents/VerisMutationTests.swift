import ClaimsDomain
import EventSourcing
import Foundation
import TestSupport
import Testing

@testable import ClaimsKernel

@Suite("Incidents in VERIS that are not as they should be", .long)
struct VerisMutationTests {
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

  private func isSaid(_ leaf: Mutant.Leaf, in text: String) -> Bool {
    if leaf.value is NSNull || leaf.path == "incident_id" { return true }
    // What version it is of is nobody's loss.
    if leaf.path == "schema_version" { return leaf.value is String }
    if Self.coded.contains(where: { $0.path == leaf.path && $0.words.contains(leaf.word) }) {
      return true
    }
    return leaf.value is String && text.contains(leaf.word)
  }

  @Test(
    "each mutant is refused or told, or a report says every value of it",
    arguments: Mutant.Kind.allCases)
  func told(kind: Mutant.Kind) throws {
    let root = try Mutant.parsed(Self.incident)
    let tried = try Mutant.tried(kind, of: root, seeds: sizedSeeds(250, atLeast: 40)) { mutant in
      guard let value = try? JSONValue(parsing: mutant.bytes),
        let planned = try? VerisImport().plan(value)
      else { return nil }
      let report = try PlayedReport(planned).report
      let said = "\(report) \(planned.people)"
      let told = Set((planned.unmapped + planned.approximated).map(\.path))
      let silent = mutant.leaves.filter { leaf in
        !told.contains(leaf.path)
          && !told.contains { leaf.path.hasPrefix($0 + ".") && $0.hasPrefix("timeline") }
          && !isSaid(leaf, in: said)
      }
      return Mutant.Outcome(isWhole: true, silent: silent.map(\.path))
    }
    #expect(kind == .cut ? tried.whole == 0 : tried.whole > 0 || kind == .encoding)
  }
}

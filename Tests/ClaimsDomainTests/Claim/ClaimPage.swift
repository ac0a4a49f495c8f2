import EventSourcing
import Foundation

@testable import ClaimsDomain

/// The claim's page for people, with the whole table in one overview.
enum ClaimPage {
  static let page = SpecificationPage(
    "Specs/Lifecycles/Claim.md", guardPages: ClaimRegionPage.all.map(\.page))

  /// Every row, as the regions' pages have it.
  static func rows() throws -> [[String]] {
    try ClaimRegionPage.all.flatMap { try $0.page.table(under: ClaimRegionPage.rowsHeading) }
  }

  static func table(under heading: String) throws -> [[String]] {
    try page.table(under: heading)
  }

  static func cells(_ step: Step<ClaimVocabulary>) -> [String] { SpecificationPage.cells(step) }

  static func outcomes<Words: Vocabulary>(_ outcomes: [Outcome<Words>]) -> String {
    SpecificationPage.outcomes(outcomes)
  }
}

/// A region's page, which has the rows and guards of the folder of the same name.
struct ClaimRegionPage: CustomStringConvertible, Sendable {
  static let rowsHeading = "## The claim's rows"

  static let all = [
    Self("Filing", draftRows + intakeRows), Self("Parts", partRows), Self("Inquiry", inquiryRows),
    Self("Reserves", reserveRows), Self("Cover", coverRows), Self("Decision", decisionRows),
    Self("Payments", paymentRows), Self("Closing", closingRows), Self("Fraud", fraudRows),
    Self("Recovery", recoveryRows),
    Self("Litigation", litigationRows), Self("Record", recordRows),
  ]
  /// The guards that regions share are in no region's folder, and on the claim's page.
  static let shared = Self("", page: "Claim", [])

  let folder: String
  let name: String
  let rows: [ClaimRow]
  var description: String { name }

  init(_ folder: String, page: String? = nil, _ rows: [ClaimRow]) {
    (self.folder, self.rows, name) = (folder, rows, page ?? folder)
  }

  var page: SpecificationPage { SpecificationPage("Specs/Lifecycles/\(name).md") }
  var link: String { "[\(name).md](\(name).md)" }

  /// The folder's Swift files, without those in folders below it; with what all aggregates share, of no region.
  func sources() throws -> String {
    let domain = repository.appending(path: "Sources/ClaimsDomain")
    let url = domain.appending(path: "Claim").appending(path: folder)
    let erasure = domain.appending(path: "Aggregates/Erasure.swift")
    let shared = folder.isEmpty ? try String(contentsOf: erasure, encoding: .utf8) : ""
    return try shared
      + FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The guards that the folder's files declare, in the order of the pages.
  func guards() throws -> [ClaimGuard] {
    let declared = Set(try sources().matches(of: /static (?:var|let|func) (\w+)/).map { "\($0.1)" })
    return try ClaimPage.page.guards(of: ClaimDecider.lifecycle)
      .filter { declared.contains("\($0.name)") }
  }

  /// The guards of its rows that other pages explain, page by page.
  func guardsOfOthers() throws -> [[String]] {
    let used = Set(rows.flatMap(\.guards).map { "\($0.name)" })
    return try ([Self.shared] + Self.all).filter { $0.name != name }.compactMap { other in
      let guards = try other.guards().map { "\($0.name)" }.filter(used.contains)
      return guards.isEmpty ? nil : [other.link, SpecificationPage.listed(guards)]
    }
  }
}

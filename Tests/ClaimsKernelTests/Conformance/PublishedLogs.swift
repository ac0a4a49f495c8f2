import ClaimsKernel
import Foundation
import Synchronization
import TestSupport
import Testing

/// Logs that others published, if they lie beside the package, and the maps in Examples.
enum PublishedLogs {
  static let runningExample = folder.appending(path: "running-example.xes")
  static let incidents = folder.appending(path: "07_bpic2013_incidents.xes.gz")
  static let teleclaims = folder.appending(path: "02_teleclaims.xes.gz")

  static let roadTraffic = folder.appending(path: "roadtraffic100traces.xes")

  static func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// The log's text, unpacked if it is packed.
  static func text(of file: URL) throws -> String {
    guard file.pathExtension == "gz" else { return try String(contentsOf: file, encoding: .utf8) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The log's cases, or the first of them; read once for all tests.
  static func cases(in file: URL, first count: Int = .max) throws -> [ForeignCase] {
    try read.withLock { read in
      let place = "\(count) of \(file.path)"
      if let known = read[place] { return known }
      let cases = try XESReader.cases(in: Array(try text(of: file, first: count).utf8))
      read[place] = cases
      return cases
    }
  }

  /// The log's text up to the end of some case.
  static func text(of file: URL, first count: Int) throws -> String {
    let text = try text(of: file)
    var end = text.startIndex
    for _ in 0..<count {
      guard let trace = text.range(of: "</trace>", range: end..<text.endIndex) else { return text }
      end = trace.upperBound
    }
    return text[..<end] + "</log>"
  }

  /// The first 300 cases, or all with an effort of 100: tests know the figures of both. By a release build the whole
  /// logs are read in `.ci/check_bpic` and `.ci/check_import`.
  static func someIncidents() throws -> [ForeignCase] { try some(300, of: 7_554, in: incidents) }

  /// As of the incidents.
  static func someTeleclaims() throws -> [ForeignCase] { try some(300, of: 3_512, in: teleclaims) }

  static func some(_ some: Int, of all: Int, in file: URL) throws -> [ForeignCase] {
    let count = effort < 100 ? some : all
    let cases = try cases(in: file, first: count)
    try #require(cases.count == count)
    return cases
  }

  private static let read = Mutex<[String: [ForeignCase]]>([:])

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.deletingLastPathComponent()
    .appending(path: "shared/data/process-logs")

  /// A map in Examples.
  static func map(_ name: String) throws -> ActivityMap {
    let file = package.appending(path: "Examples/Maps/\(name).json")
    return try ActivityMap(json: Array(try Data(contentsOf: file)))
  }
}

func compensation() throws -> ActivityMap { try PublishedLogs.map("compensation") }

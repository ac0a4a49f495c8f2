import ClaimsDomain
import EventSourcing

@testable import ClaimsKernel

/// Every format in every shape: reading control is held in each. The list of incidents' numbers has
/// the codes that are in force, which are the same for all; `GeneratedNumbersTests` hold its people.
func exportFormats() -> [any ExportFormat] {
  [
    CloudEventsExport(), XESExport(), OCELExport(), OCELExport(asSQL: true), CSVExport(table: nil),
    SQLExport(), FHIRExport(lines: true),
    FHIRExport(lines: false), IncidentsExport(numbers: nil, names: nil, .reports),
  ]
}

/// What an export writes, and what it says of it.
struct Exported {
  private(set) var text = ""
  private(set) var omissions: [Phrase] = []
  var lines: [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  /// - Parameters:
  ///   - logState: what the log folds to.
  ///   - access: who reads it, as they may now.
  init<Log: EventStore>(
    _ format: any ExportFormat, of log: Log, _ choice: ExportChoice = ExportChoice(),
    in logState: LogState? = nil, as access: ReaderRoles = .whole, at time: Instant = CanaryLog.time
  ) throws {
    var bytes: [UInt8] = []
    let logState = try logState ?? LogState(folding: log)
    var sink = ExportSink {
      bytes += $0
      return true
    }
    let source = ExportSource(
      log, choice, as: logState.visibility(for: access, at: time), in: logState)
    var format = format
    omissions = try format.write(source, to: &sink)
    sink.flush()
    text = String(decoding: bytes, as: UTF8.self)
  }
}

import ClaimsDomain
import EventSourcing
import Foundation

/// A reader that is fed. What it must do with any bytes: read them or say what is wrong, soon, and
/// never trap. A rule beyond that which does not hold ends the run by `broken`.
enum Target: String, CaseIterable {
  case frames, payload, commands, rpc, xes, csv, ocel, fhir, veris

  func feed(_ bytes: [UInt8]) throws {
    switch self {
    case .frames: try feedFrames(bytes)
    case .payload: try feedPayload(bytes)
    case .commands: try feedCommand(bytes)
    case .rpc: try feedRPC(bytes)
    case .xes: try feedEventLog(bytes, .xes)
    case .csv: try feedEventLog(bytes, .csv)
    case .ocel: try feedEventLog(bytes, .ocel)
    case .fhir: try feedFHIR(bytes)
    case .veris: try feedVERIS(bytes)
    }
  }
}

/// Which reader, as the caller asks: one program for all of them is built once.
private let target =
  Target(
    rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "") ?? .frames

/// Ends the run: libFuzzer keeps the input.
func broken(_ rule: String) {
  FileHandle.standardError.write(Data("broken: \(rule)\n".utf8))
  abort()
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // A fault is an answer like any other.
  try? target.feed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

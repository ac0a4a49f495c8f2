import ClaimsDomain
import EventSourcing

/// What reports are known by besides their ids: the numbers that they came with, and the hashes of
/// the codes that reporters keep.
struct ReportKeys: Sendable {
  private var numbers: [UInt64: Identifier] = [:]
  private var receipts: [[UInt8]: Identifier] = [:]

  subscript(number: UInt64) -> Identifier? { numbers[number] }
  subscript(receipt: [UInt8]) -> Identifier? { receipts[receipt] }

  mutating func take(_ started: ReportStarted, of id: Identifier) {
    if let number = started.number { numbers[number] = id }
    if !started.receipt.isEmpty { receipts[started.receipt] = id }
  }
}

import EventSourcing
import Testing

@testable import WriteAheadLog

@Suite("The table of receipts")
struct ReceiptTableTests {
  @Test("finds every command again, after growing too, and no other")
  func everyCommand() {
    var table = ReceiptTable()
    let ids = (1...5000 as ClosedRange<UInt64>).map { Identifier(high: $0 % 3, low: $0) }
    for (place, id) in ids.enumerated() { table.insert(id, frameAt: UInt64(4096 + 8 * place)) }
    for (place, id) in ids.enumerated() {
      #expect(table.candidates(id) == [UInt64(4096 + 8 * place)])
    }
    #expect(table.candidates(Identifier(high: 9, low: 9)).isEmpty)
  }
}

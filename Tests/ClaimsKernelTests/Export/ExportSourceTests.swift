import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("What is exported")
struct ExportSourceTests {
  @Test("an export goes through the log as often as it says, and its progress never goes back")
  func passes() throws {
    let log = try CanaryLog().log
    for format in exportFormats() {
      for choice in try choices(of: log) where choice.isEverything || format.isOfEvents {
        var told: [UInt64] = []
        let meter = ExportMeter(passes: format.passes(of: choice), every: 1) { told.append($0) }
        _ = try Exported(format, of: log, choice, meter: meter)
        #expect(meter.begun == format.passes(of: choice), "\(type(of: format)) \(choice)")
        #expect(told == told.sorted() && told.allSatisfy { $0 <= 100 }, "\(type(of: format))")
        #expect(!told.isEmpty || !format.isOfEvents, "\(type(of: format))")
      }
    }
  }

  /// All of a log, its second half, and its claims.
  private func choices(of log: some EventStore) throws -> [ExportChoice] {
    var (half, claims) = (ExportChoice(), ExportChoice())
    half.period = Period(from: "\(log.head.position.value / 2)", to: "")
    claims.kinds = [StreamKind(.claim)]
    return [ExportChoice(), half, claims]
  }
}

extension ExportFormat {
  fileprivate var isOfEvents: Bool {
    switch matter {
    case .events, .eventsAndState: true
    case .state, .nothing: false
    }
  }
}

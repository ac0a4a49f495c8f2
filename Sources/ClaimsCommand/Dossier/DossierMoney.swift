import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// The money of a stream after each step that changed it.
struct DossierMoney {
  struct Point {
    let position: UInt64
    let recorded: Instant
    let effective: Instant
    /// By the name of the field, in minor units.
    var amounts: [String: Int64]
  }

  /// What is drawn, in this order.
  static let fields = ["reserve", "approved", "paid"]

  private(set) var points: [Point] = []
  private(set) var currency = Currency()
  /// Those of which the reader is told something.
  var shown: [String] {
    Self.fields.filter { name in points.contains { $0.amounts[name, default: 0] != 0 } }
  }

  /// Which time the chart is drawn by: when it was true, as long as that never runs backwards.
  enum Axis { case effective, recorded, step }
  var axis: Axis {
    func spans(_ times: [Instant]) -> Bool { times.last.map { $0 > times[0] } ?? false }
    let (effective, recorded) = (points.map(\.effective), points.map(\.recorded))
    if zip(effective, effective.dropFirst()).allSatisfy({ $0 <= $1 }), spans(effective) {
      return .effective
    }
    return spans(recorded) ? .recorded : .step
  }

  init(of story: Story) {
    for moment in story.moments {
      var amounts: [String: Int64] = [:]
      for (row, next) in zip(moment.fields.after, moment.fields.after.dropFirst()) {
        for name in Self.fields where row.path == name + ".minorUnits" {
          amounts[name] = Int64(row.value)
          if let found = Currency(next.value), !found.isNone { currency = found }
        }
      }
      guard !amounts.isEmpty, amounts != (points.last?.amounts ?? [:]),
        !points.isEmpty || amounts.values.contains(where: { $0 != 0 })
      else { continue }
      points.append(
        Point(
          position: moment.line.stored.position.value, recorded: moment.line.entry.recorded,
          effective: moment.line.entry.effective, amounts: amounts))
    }
  }
}

import EventSourcing

extension ClaimDecider {
  static func reserveEvents(
    of command: ClaimCommand, on claim: Claim, in context: ClaimContext
  ) -> [ClaimEvent] {
    switch command {
    case .setReserve(let set):
      let total = claim.total(withReserve: set.amount, of: set.line)
      guard context.exceedsAuthority(.reserve, total) else {
        return [.reserveSet(ReserveSet(reserve: set.amount, line: set.line))]
      }
      return [
        .reserveProposed(
          ReserveProposed(reserve: set.amount, line: set.line, proposedBy: context.actor))
      ]
    case .confirmReserve:
      guard let proposal = claim.file.reserveProposal else { return [] }
      return [.reserveSet(ReserveSet(reserve: proposal.reserve, line: proposal.line))]
    case .declineReserve(let decline):
      return [.reserveProposalDeclined(ReserveProposalDeclined(reason: decline.reason))]
    default: return []
    }
  }
}

extension Claim {
  mutating func evolveReserves(_ event: ClaimEvent) {
    switch event {
    case .reserveSet(let set):
      if let line = set.line, line != ReserveLine() {
        setReserve(of: line, to: set.reserve)
      } else if fileReference.box == nil {
        reserve = set.reserve
      } else {
        let others = namedReserves
        reserve = set.reserve.adding(others)
      }
      if fileReference.box != nil { file.reserveProposal = nil }
    case .reserveProposed(let proposed): file.reserveProposal = proposed
    case .reserveProposalDeclined: file.reserveProposal = nil
    case .reserveReleased(let released):
      reserve = released.reserve
      releaseLines()
    default: break
    }
  }

  /// Read through the reference: the file as a whole is never copied while a log is folded.
  private var namedLines: [LineReserve] { file.lines }

  /// The sum of the lines that were named.
  private var namedReserves: Int64 {
    var sum = Money(0, currency)
    for line in namedLines { sum = sum.adding(line.reserve.minorUnits) }
    return sum.minorUnits
  }

  /// Of all lines of expenses.
  public var expenseReserve: Money {
    var sum = Money(0, currency)
    for line in namedLines where line.line.costType == .expense {
      sum = sum.adding(line.reserve.minorUnits)
    }
    return sum
  }

  private mutating func setReserve(of line: ReserveLine, to amount: Money) {
    let before = self.reserve(of: line).minorUnits
    reserve = reserve.subtracting(before).adding(amount.minorUnits)
    if let place = file.lines.firstIndex(where: { $0.line == line }) {
      file.lines[place].reserve = amount
    } else {
      file.lines.append(LineReserve(line: line, reserve: amount))
    }
  }

  /// Every line keeps what was paid from it, and is still to be paid.
  private mutating func releaseLines() {
    guard fileReference.box != nil else { return }
    for place in file.lines.indices {
      file.lines[place].reserve = committed(to: file.lines[place].line)
    }
    file.reserveProposal = nil
  }

  /// The gross reserve of a line; nil or the empty line is the general one.
  public func reserve(of line: ReserveLine?) -> Money {
    guard let line, line != ReserveLine() else {
      return fileReference.box == nil ? reserve : reserve.subtracting(namedReserves)
    }
    return namedLines.first { $0.line == line }?.reserve ?? Money(0, currency)
  }

  /// Paid from a line, net.
  public func paid(from line: ReserveLine?) -> Money {
    var sum = Money(0, currency)
    for payment in allPayments where payment.stands(on: line) {
      sum = sum.adding(payment.paid.minorUnits)
    }
    return sum
  }

  /// Paid from a line and still to be paid from it.
  public func committed(to line: ReserveLine?) -> Money {
    var sum = paid(from: line)
    for payment in allPayments where payment.stands(on: line) && payment.isPending {
      sum = sum.adding(payment.amount.minorUnits)
    }
    return sum
  }
}

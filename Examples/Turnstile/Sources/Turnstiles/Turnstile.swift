/// A turnstile at a pool: a coin buys one push. It takes two coins ahead, and a key puts it out of
/// service and back.
public struct Turnstile: Sendable {
  /// What stands in the control unit. The first one has a fault.
  public enum Firmware: Sendable { case first, second }

  public enum Refusal: Error, Hashable, Sendable { case locked, full, outOfService }

  /// How many pushes may be paid for ahead.
  public static let mostCredit = 2

  private let firmware: Firmware
  private var credit = 0
  private var visitors = 0
  /// What is to be restored when the key is turned back; nil while in service.
  private var kept: Int?

  public init(_ firmware: Firmware) { self.firmware = firmware }

  /// What the display shows: how many pushes are paid for; nothing while out of service.
  public var display: Int? { kept == nil ? credit : nil }

  /// Takes a coin; how many pushes are paid for now.
  public mutating func insertCoin() throws(Refusal) -> Int {
    guard kept == nil else { throw .outOfService }
    guard credit < Self.mostCredit else { throw .full }
    credit += 1
    return credit
  }

  /// Lets one visitor through; the visitor's number.
  public mutating func push() throws(Refusal) -> Int {
    guard kept == nil else { throw .outOfService }
    guard credit > 0 else { throw .locked }
    credit -= 1
    visitors += 1
    return visitors
  }

  /// Turns the key; whether the turnstile is in service now.
  public mutating func turnKey() -> Bool {
    guard let restored = kept else {
      switch firmware {
      // The first firmware remembered whether the arm was free, in one bit.
      case .first: kept = credit > 0 ? 1 : 0
      case .second: kept = credit
      }
      credit = 0
      return false
    }
    credit = restored
    kept = nil
    return true
  }
}

import ClaimsDomain
import EventSourcing

/// From when on something is worth a look. What a file does not say has its built-in value.
///
/// Source: Specs/Audit.md, "Thresholds".
public struct FlagThresholds: Message, CustomStringConvertible {
  public static var messageName: StaticString { "FlagThresholds" }
  /// Recorded more than so many days after it was true.
  public var backdatedDays: UInt32 = 30
  /// At so many percent of the limit or more.
  public var nearLimitPercent: UInt32 = 90
  /// Payments to one payee within so many days.
  public var splitDays: UInt32 = 7
  /// One person follows another at least so often.
  public var pairCount: UInt32 = 10
  /// In at least so many percent of the cases in which somebody follows.
  public var pairPercent: UInt32 = 90
  /// Work begins at this hour, local to the time zone of the rules.
  public var workFromHour: UInt32 = 6
  /// It ends before this one; if that is earlier, on the next day.
  public var workToHour: UInt32 = 22
  /// Whether Saturday and Sunday are days of work.
  public var worksOnWeekends = false
  /// Approved in less than so many minutes.
  public var approvalMinutes: UInt32 = 10

  public init() {}

  public mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.threshold(1, "backdatedDays", &backdatedDays)
    try fields.threshold(2, "nearLimitPercent", &nearLimitPercent)
    try fields.threshold(3, "splitDays", &splitDays)
    try fields.threshold(4, "pairCount", &pairCount)
    try fields.threshold(5, "pairPercent", &pairPercent)
    try fields.threshold(6, "workFromHour", &workFromHour)
    try fields.threshold(7, "workToHour", &workToHour)
    try fields.threshold(8, "worksOnWeekends", &worksOnWeekends)
    try fields.threshold(9, "approvalMinutes", &approvalMinutes)
    guard F.reads else { return }
    for (name, value, most) in [
      ("nearLimitPercent", nearLimitPercent, 100), ("pairPercent", pairPercent, 100),
      ("workFromHour", workFromHour, 24), ("workToHour", workToHour, 24),
    ] where value > most {
      throw .unreadable(Phrase(.thresholdTooLarge, name, most, value))
    }
  }

  /// Reads them from JSON. - Throws: what was expected; a name that no threshold has, with those that
  /// there are.
  public init(json bytes: [UInt8]) throws(JSONFault) {
    let value = try JSONValue(parsing: bytes)
    do throws(WireError) {
      var reader = try JSONReader(value)
      try visit(&reader)
      try reader.finish()
    } catch { throw JSONFault(error.wording) }
  }
}

extension FieldVisitor where Self: ~Copyable {
  /// A value that is shown even if it is zero, since zero is not its default.
  fileprivate mutating func threshold<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: inout V
  ) throws(WireError) {
    var present: V? = value
    try field(number, name, &present)
    if let present { value = present }
  }
}

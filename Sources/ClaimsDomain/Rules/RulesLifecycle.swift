import EventSourcing

extension RulesDecider {
  /// Every legal step of the rules: they are set, and set again; and what is said of the clock.
  ///
  /// Source: Specs/Rules.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "R01", [.none, .set], .setRules, by: [.administrator],
      unless: [
        .reasonMissing, .daysTooMany, .amountInvalid, .attachmentLimitInvalid,
        .separationInvalid, .timeZoneUnreadable, .rulesUnchanged,
      ],
      To([.rulesSet], .to(.set))),
    Row(
      "R02", [.none, .set], .confirmClock, by: [.administrator],
      unless: [.reasonMissing, .clockDiffers],
      To([.clockConfirmed], .stay)),
    Row(
      "R03", [.none, .set], .correctClock, by: [.administrator],
      unless: [.reasonMissing, .clockDiffers],
      To([.clockCorrected], .stay)),
  ])
}

import EventSourcing

extension RulesDecider {
  /// Every legal step of the rules: they are set, and set again.
  ///
  /// Source: Specs/Rules.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "R01", [.none, .set], .setRules, by: [.administrator],
      unless: [
        .reasonMissing, .daysTooMany, .amountInvalid, .attachmentLimitInvalid,
        .separationInvalid, .rulesUnchanged,
      ],
      To([.rulesSet], .to(.set)))
  ])
}

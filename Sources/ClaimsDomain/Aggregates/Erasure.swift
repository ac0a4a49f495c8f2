import EventSourcing

// How the personal data of a stream are erased, the same for every aggregate; when those of a claim may be is said by its
// own guards.
// Source: Specs/Secrecy.md, "Erasure".

/// What a decision to erase personal data looks at besides the stream.
public struct RetentionFacts: Equatable, Sendable {
  /// Whether the log keeps what is somebody's sealed, so that it can be erased.
  public var sealsTexts = false
  /// When something was recorded of the stream last.
  public var latest: Instant?
  /// A claim to which the stream belongs and that may need it: it is not ended, or something holds it. Of an actor,
  /// something of theirs that is open. Nil for a claim.
  public var neededBy: Identifier?
  /// How many activities are open on the stream.
  public var openActivities: UInt32 = 0

  /// Creates facts that keep nothing from being erased, unless `sealsTexts` is false.
  public init(sealsTexts: Bool = false) { self.sealsTexts = sealsTexts }
}

/// Facts of which some tell whether personal data may be erased.
public protocol ErasureFacts {
  /// What may keep the stream's personal data from being erased.
  var retention: RetentionFacts { get set }
}

extension Aggregate where RelatedFacts: ErasureFacts {
  /// The row by which personal data are erased.
  static func erasing(
    _ id: StaticString, _ from: [Status], _ verb: Command.Kind,
    because reason: @escaping @Sendable (Command) -> String?, _ event: Event.Kind,
    besides guards: [Guard<Self>] = []
  ) -> Row {
    Row(
      id, from, verb, by: [.administrator],
      unless: guards + [
        .ownData, .stillRetained, .stillNeeded, .activitiesHold, .erasureUnavailable,
        .erasureReasonMissing(reason),
      ],
      To([event], erased.map { .to($0) } ?? .stay))
  }
}

extension Aggregate {
  /// The command by which personal data are erased; nil if there is none.
  public static var erasingVerb: Command.Kind? {
    guard let erased else { return nil }
    return lifecycle.steps.first { $0.outcomes.contains { $0.target == .to(erased) } }?.verb
  }
}

extension Guard where Machine.RelatedFacts: ErasureFacts {
  /// Nobody erases what is about themselves.
  static var ownData: Self {
    Self(.conflictOfInterest) { state, context in
      .when(
        context.version > 12
          && Machine.isAbout(context.actor, state, under: context.rules),
        found: .value(context.actor))
    }
  }
  static var stillRetained: Self {
    Self(.retentionActive) { _, context in
      guard let latest = context.relatedFacts.retention.latest else { return nil }
      let end = latest.adding(days: context.rules.retentionDays)
      return .when(context.recorded < end, expected: .notBefore(end))
    }
  }
  /// A claim may need it, or a court, or whoever is liable.
  static var stillNeeded: Self {
    Self(.litigationHold) { _, context in
      context.relatedFacts.retention.neededBy.map { Violation(found: .value($0)) }
    }
  }
  /// An authority that wants it kept is written down as something to do.
  static var activitiesHold: Self {
    Self(.openItemsRemain) { _, context in
      let open = context.relatedFacts.retention.openActivities
      return .when(context.version > 12 && open > 0, expected: .noOpenActivity, found: .value(open))
    }
  }
  /// Nothing can be taken out of a log whose texts are in the clear.
  static var erasureUnavailable: Self {
    Self(.erasureUnavailable) { _, context in
      .when(context.version < 13 || !context.relatedFacts.retention.sealsTexts)
    }
  }
  static func erasureReasonMissing(
    _ reason: @escaping @Sendable (Machine.Command) -> String?
  ) -> Self {
    Self(.reasonMissing, called: "erasureReasonMissing", of: reason) { reason, _, context in
      .when(context.version > 12 && reason.isBlank, expected: .reason)
    }
  }
}

extension Message {
  /// Keeps none of the texts that are somebody's.
  mutating func forgetTexts(erasedAt time: Instant) {
    let text = SealedText.erased(at: time)
    var texts = PersonalTexts { _ in text }
    do throws(WireError) { try visit(&texts) } catch {}
  }
}

import ClaimsDomain
import EventSourcing

/// A reader's access to one state of a log: what a query over many streams asks about each.
///
/// Of the past, a reader sees what they may see now.
public struct Visibility: Sendable {
  /// Who reads, and in which roles.
  public let access: ReaderRoles
  /// Nil for a reader of the log itself.
  let logState: LogState?
  private let time: Instant

  /// That of a reader of the log itself.
  public static let whole = Visibility()

  private init() { (access, logState, time) = (.whole, nil, Instant()) }

  fileprivate init(_ access: ReaderRoles, in logState: LogState, at time: Instant) {
    self.access = access
    self.logState = logState
    self.time = time
  }

  /// What is left out of a stream; nil if it is not seen.
  public func redaction(of stream: StreamID) -> Redaction? {
    guard let logState else { return .nothing }
    return logState.redaction(of: stream, for: access, at: time)
  }

  /// Whether the refused commands of all are shown: what would have been refused is told to nobody
  /// else either.
  public var seesEveryRefusal: Bool { access.readsRefusals }

  /// Whether claims are seen in which the reader has no part.
  var seesEveryClaim: Bool {
    guard let logState else { return true }
    var strange = Claim()
    (strange.status, strange.isAccepted) = (.investigating, true)
    let now = logState.judging(at: time)
    let rules = now.logState.rules(forDaysOf: strange, of: ClaimDecider.self, at: now.time)
    return access.redaction(of: strange, ClaimDecider.self, under: rules) != nil
  }

  /// Whether a claim is seen, and a field of it.
  func sees(_ field: String, of claim: Identifier) -> Bool {
    redaction(of: .claim(claim)).map { !$0.hides(field) } ?? false
  }
}

extension Visibility {
  /// Why a command to a stream is refused, or not allowed, as far as that tells nothing of what is
  /// left out of it, nor of other streams that are not seen.
  func shown<A: LogAggregate>(
    _ reasons: [Reason], to verb: A.Command.Kind, _ command: A.Command? = nil, on stream: StreamID,
    besides redaction: Redaction, of aggregate: A.Type
  ) -> [Reason] {
    guard let logState, !reasons.isEmpty else { return reasons }
    let state = A.snapshot(of: stream, in: logState)?.state ?? A.initial
    return redaction.shown(reasons, to: verb, of: aggregate) { code in
      switch A.others(toldBy: code, of: command, on: state) {
      case .none: false
      case .these(let streams): streams.contains { self.redaction(of: $0) == nil }
      case .anyClaims: !seesEveryClaim
      }
    }
  }
}

extension LogState {
  /// - Parameters:
  ///   - access: who reads.
  ///   - time: that of the rules about whose claims handlers see.
  public func visibility(for access: ReaderRoles, at time: Instant) -> Visibility {
    access.isWhole ? .whole : Visibility(access, in: self, at: time)
  }
}

/// Why a word names no stream.
public enum UnknownStream: Error, Equatable, Sendable {
  /// Nothing that is seen is called so.
  case nothing
  /// The number of visible streams whose ids begin so.
  case several(Int)
}

extension LogState {
  /// The stream of `rules`, of `catalogs`, of an actor in the register, or the only one whose id
  /// begins so, among those that are seen: what is not seen makes no beginning ambiguous.
  ///
  /// - Throws: `UnknownStream`.
  public func stream(
    called text: String, as access: ReaderRoles = .whole, at time: Instant
  ) throws(UnknownStream) -> StreamID {
    func isSeen(_ stream: StreamID) -> Bool {
      access.isWhole || redaction(of: stream, for: access, at: time) != nil
    }
    if text == "rules", isSeen(.rules) { return .rules }
    if text == "catalogs", isSeen(.catalogs) { return .catalogs }
    let person = ActorID(text)
    if actors[person] != nil, isSeen(.actor(person)) { return .actor(person) }
    return try only(of: streams(withPrefix: text.lowercased()).filter(isSeen), text)
  }

  private func only(of found: [StreamID], _ text: String) throws(UnknownStream) -> StreamID {
    let id = text.lowercased()
    guard !id.utf8.isEmpty, let first = found.first else { throw .nothing }
    if let whole = found.first(where: { $0.id.text == id }) { return whole }
    guard found.count == 1 else { throw .several(found.count) }
    return first
  }
}

extension UnknownStream: WordedFault {
  public var wording: Phrase {
    switch self {
    case .nothing: Phrase(.thereIsNothingOfThis)
    case .several(let count):
      Phrase(.streamsBeginSoNameOne, count)
    }
  }
}

import ClaimsDomain
import EventSourcing

/// Somebody's access to one state of a log: what a query that meets many streams asks about each.
///
/// Whoever asks about the past sees of it what they may see now.
public struct Sight: Sendable {
  public let access: ReadAccess
  /// Nil for whoever has the log itself.
  private let world: World?
  private let time: Instant

  /// That of whoever has the log itself.
  public static let whole = Sight()

  private init() { (access, world, time) = (.whole, nil, Instant()) }

  fileprivate init(_ access: ReadAccess, in world: World, at time: Instant) {
    self.access = access
    self.world = world
    self.time = time
  }

  /// What is left out of a stream; nil where it is not seen.
  public func redaction(of stream: StreamID) -> Redaction? {
    guard let world else { return .nothing }
    return world.redaction(of: stream, for: access, at: time)
  }

  /// Whether a claim is seen, and a field of it.
  func sees(_ field: String, of claim: Identifier) -> Bool {
    redaction(of: .claim(claim)).map { !$0.hides(field) } ?? false
  }
}

extension World {
  /// - Parameter time: that of the rules about whose claims handlers see.
  public func sight(for access: ReadAccess, at time: Instant) -> Sight {
    access.isWhole ? .whole : Sight(access, in: self, at: time)
  }
}

/// Why a word names no stream.
public enum UnknownStream: Error, Equatable, Sendable {
  /// Nothing that is seen is called so.
  case nothing
  /// Ids of so many streams that are seen begin so.
  case several(Int)
}

extension World {
  /// The stream of `rules`, of `catalogs`, of somebody in the register, or the only one whose id
  /// begins so, among those that are seen: what is not seen makes no beginning ambiguous.
  ///
  /// - Throws: `UnknownStream`.
  public func stream(
    called text: String, as access: ReadAccess = .whole, at time: Instant
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

  /// The claim of this id, or the only one whose id begins so, among those that are seen.
  ///
  /// - Throws: `UnknownStream`.
  public func claim(
    called text: String, as access: ReadAccess = .whole, at time: Instant
  ) throws(UnknownStream) -> Identifier {
    let found = streams(of: .claim, withPrefix: text.lowercased())
    return try only(
      of: found.filter { access.isWhole || redaction(of: $0, for: access, at: time) != nil }, text
    ).id
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

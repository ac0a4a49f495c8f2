import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

// What a dossier's data say, read back. Source: Specs/Dossier.md.

/// What a dossier says that it is of.
struct DossierAbout {
  let stream: StreamID
  var request = DossierRequest()
  let steps: UInt64

  /// - Throws: if it is not what `claims dossier` writes.
  init(_ file: DossierFile) throws {
    let about = Members(try file.data("about"))
    guard let number = about.number("category"), let number = UInt32(exactly: number),
      let id = about.text("stream").flatMap({ Identifier($0) }),
      let language = about.text("language").flatMap({ Language(rawValue: $0) }),
      let made = about.text("made").flatMap({ Instant($0) }), let asOf = about.text("asOf"),
      let point = asOf.isEmpty ? AuditPoint() : AuditPoint(asOf), let note = about.text("note"),
      let steps = about.number("steps")
    else { throw Failure(.dossierDataBroken, Phrase(.dossierPartBroken, "about")) }
    stream = StreamID(EventSourcing.Category(number), id)
    self.steps = steps
    request.point = point
    request.reader = about.text("as")
    request.language = language
    request.made = made
    request.note = try SignedNote(note: note)
  }
}

extension DossierFile {
  /// The frames that it carries, as far as they can be read.
  var frames: [Evidence.Frame] {
    let (nodes, frames) = evidence
    let hashes = nodes.map { Base64.bytes($0).flatMap { Digest($0) } }
    return frames.compactMap { Self.frame($0, hashes) }
  }

  private var evidence: (nodes: [String], frames: [JSONValue]) {
    if let evidence = try? Members(data("evidence")) {
      let nodes = evidence.list("nodes").map { if case .string(let text) = $0 { text } else { "" } }
      return (nodes, evidence.list("frames"))
    }
    // A byte that makes it no JSON leaves the frames that it is not in.
    guard let part = parts.first(where: { $0.id == "evidence" }) else { return ([], []) }
    let halves = text(part.inner).split(separator: "],\"frames\":[[")
    guard halves.count == 2 else { return ([], []) }
    let nodes = halves[0].split(separator: ",").map { $0.split(separator: "\"").last ?? "" }
    let list = halves[1].hasSuffix("]]]}") ? halves[1].dropLast(4) : halves[1]
    let frames = list.split(separator: "]],[").map { text in
      try? JSONValue(parsing: Array("[\(text)]]".utf8))
    }
    return (nodes.map { String($0) }, frames.compactMap { $0 })
  }

  private static func frame(_ value: JSONValue, _ nodes: [Digest?]) -> Evidence.Frame? {
    guard case .array(let all) = value, all.count == 7, let index = all[0].number,
      let kind = all[1].number.flatMap({ UInt8(exactly: $0) }),
      case .string(let recorded) = all[2], let recorded = Int64(recorded),
      let first = all[3].number, let events = all[4].number.flatMap({ UInt32(exactly: $0) }),
      case .array(let parts) = all[5], case .array(let path) = all[6]
    else { return nil }
    // A step of the path that cannot be read leads nowhere.
    let steps = path.map { step -> Digest in
      let place = step.number.flatMap { Int(exactly: $0) } ?? nodes.count
      return place < nodes.count ? nodes[place] ?? .nowhere : .nowhere
    }
    let shown = parts.compactMap { part($0) }
    guard shown.count == parts.count else { return nil }
    return Evidence.Frame(
      index: index, kind: kind, recorded: Instant(nanoseconds: recorded), firstPosition: first,
      eventCount: events, parts: shown, path: steps)
  }

  private static func part(_ value: JSONValue) -> Evidence.Part? {
    guard case .string(let text) = value, let bytes = Base64.bytes(text.dropFirst()) else {
      return nil
    }
    return switch text.first {
    case "+": .shown(bytes)
    case "-": Digest(bytes).map { .hidden($0) }
    default: nil
    }
  }
}

extension Digest {
  /// What leads to no root.
  fileprivate static let nowhere = SHA256.hash(of: [])
}

/// The members of an object; none of anything else.
private struct Members {
  private let members: JSONObject

  init(_ value: JSONValue) {
    if case .object(let members) = value { self.members = members } else { members = [:] }
  }

  func text(_ name: String) -> String? {
    if case .string(let text)? = members[name] { text } else { nil }
  }
  func number(_ name: String) -> UInt64? { members[name]?.number }
  func list(_ name: String) -> [JSONValue] {
    if case .array(let list)? = members[name] { list } else { [] }
  }
}

extension JSONValue {
  /// A number from zero on; large ones are texts.
  fileprivate var number: UInt64? {
    switch self {
    case .signed(let value): UInt64(exactly: value)
    case .unsigned(let value): value
    case .string(let text): UInt64(text)
    default: nil
    }
  }
}

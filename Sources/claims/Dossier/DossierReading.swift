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
  /// The frames that it carries.
  func frames() throws -> [Evidence.Frame] {
    let evidence = Members(try data("evidence"))
    let nodes = try evidence.list("nodes").map { node -> Digest in
      guard case .string(let text) = node, let hash = Base64.bytes(text).flatMap({ Digest($0) })
      else { throw Self.broken }
      return hash
    }
    return try evidence.list("frames").map { try Self.frame($0, nodes) }
  }

  private static let broken = Failure(.dossierDataBroken, Phrase(.dossierPartBroken, "evidence"))

  private static func frame(_ value: JSONValue, _ nodes: [Digest]) throws -> Evidence.Frame {
    guard case .array(let all) = value, all.count == 7, let index = all[0].number,
      let kind = all[1].number.flatMap({ UInt8(exactly: $0) }),
      case .string(let recorded) = all[2], let recorded = Int64(recorded),
      let first = all[3].number, let events = all[4].number.flatMap({ UInt32(exactly: $0) }),
      case .array(let parts) = all[5], case .array(let path) = all[6]
    else { throw broken }
    return Evidence.Frame(
      index: index, kind: kind, recorded: Instant(nanoseconds: recorded), firstPosition: first,
      eventCount: events, parts: try parts.map { try part($0) },
      path: try path.map { step in
        guard let place = step.number, place < UInt64(nodes.count) else { throw broken }
        return nodes[Int(place)]
      })
  }

  private static func part(_ value: JSONValue) throws -> Evidence.Part {
    guard case .string(let text) = value, let bytes = Base64.bytes(text.dropFirst()) else {
      throw broken
    }
    switch text.first {
    case "+": return .shown(bytes)
    case "-": if let hash = Digest(bytes) { return .hidden(hash) }
    default: break
    }
    throw broken
  }
}

/// The members of an object; none of anything else.
private struct Members {
  private let members: [String: JSONValue]

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

import ClaimsDomain
import EventSourcing

/// What events of a log are about.
enum OCELObject: Hashable, Sendable {
  case stream(StreamID)
  case person(ActorID)
  /// What is within a claim: its id is new within the claim alone.
  case payment(of: Identifier, Identifier)
  case part(of: Identifier, Identifier)
  /// What part of a claim's cost amounts belong to.
  case line(of: Identifier, String)

  /// The stream that it is, or that a person has in the register; nil for what is within a claim.
  var stream: StreamID? {
    switch self {
    case .stream(let stream): stream
    case .person(let person): .actor(person)
    case .payment, .part, .line: nil
    }
  }

  /// Writes its id.
  ///
  /// - Parameter quote: writes what people chose, as it may stand there.
  func writeID(to writer: inout JSONWriter, quote: (String, inout JSONWriter) -> Void) {
    switch self {
    case .stream(let stream):
      // The same UUID may be chosen for streams of two kinds.
      if stream.category == .claim { return writer.raw(stream.id) }
      writer.raw(stream.category.kindWord)
      if stream.category.word == nil && stream.category != .actor { return }
      writer.raw(":")
      writer.raw(stream.id)
    case .person(let person):
      writer.raw("person:")
      quote(person.text, &writer)
    case .payment(let claim, let id):
      writer.raw(claim)
      writer.raw(":payment:")
      writer.raw(id)
    case .part(let claim, let id):
      writer.raw(claim)
      writer.raw(":part:")
      writer.raw(id)
    case .line(let claim, let line):
      writer.raw(claim)
      writer.raw(":line:")
      quote(line, &writer)
    }
  }
}

/// That an event, or an object, has to do with an object, and as what.
struct OCELRelation: Hashable, Sendable {
  let object: OCELObject
  let qualifier: String

  /// Before the role in which a person sent a command.
  static let sender = "sender."

  /// Whether it tells who sent a command: they have to do with the event, and not for that with
  /// what it is about.
  var isOfSender: Bool { qualifier.hasPrefix(Self.sender) }
}

/// What an event says that is seen: its own attributes, and what it is about.
struct OCELEvent {
  let seen: VisibleEvent
  let fields: [Attribute]
  /// The stream first, then who sent the command, then what its fields name; each once.
  let relations: [OCELRelation]

  /// The object whose event it is.
  var subject: OCELObject { relations[0].object }

  /// - Parameters:
  ///   - reach: which of its own attributes are wanted; without them its sender is not either.
  ///   - isShown: whether a stream is among what is exported.
  init(
    _ seen: VisibleEvent, _ reach: FlatAttributes.Reach = .everything, isShown: (StreamID) -> Bool
  ) {
    self.seen = seen
    let (stream, line) = (seen.line.stored.stream, seen.line)
    fields = FlatAttributes.of(seen.line.event, without: seen.redaction, reach)
    var relations: [OCELRelation] = []
    relations.reserveCapacity(4)
    relations.append(
      OCELRelation(object: stream.object(line.command.person), qualifier: stream.category.kindWord))
    func add(_ object: OCELObject, _ qualifier: String) {
      let relation = OCELRelation(object: object, qualifier: qualifier)
      if !relations.contains(relation), object != relations[0].object { relations.append(relation) }
    }
    if reach != .names, seen.showsSender, !line.command.actor.isEmpty {
      add(.person(line.command.actor), OCELRelation.sender + line.command.role.name.description)
    }
    var parts: [String] = []
    for field in fields {
      switch field.value {
      case .person(let person) where !person.isEmpty: add(.person(person), field.plainName)
      case .identifier(let id) where id != Identifier():
        if let object = field.object(id, in: stream, isShown) { add(object, field.plainName) }
      case .text(let text) where field.name.hasPrefix("line.") && stream.category == .claim:
        parts.append(text)
      default: break
      }
    }
    if parts.contains(where: { !$0.isEmpty }) {
      add(.line(of: stream.id, parts.joined(separator: "/")), "line")
    }
    self.relations = relations
  }
}

extension StreamID {
  func object(_ person: ActorID) -> OCELObject {
    category == .actor && !person.isEmpty ? .person(person) : .stream(self)
  }
}

extension Attribute {
  /// The path without places in lists.
  var plainName: String {
    guard isElement else { return name }
    return name.split(separator: ".").map { String($0.prefix { $0 != "[" }) }.joined(separator: ".")
  }

  /// What an id of this name stands for; nil for the ids of what is no object.
  fileprivate func object(
    _ id: Identifier, in stream: StreamID, _ isShown: (StreamID) -> Bool
  ) -> OCELObject? {
    let plain = plainName
    let last = plain.utf8.lastIndex(of: 0x2e).map { plain[plain.utf8.index(after: $0)...] }
    if stream.category == .claim {
      switch plain {
      case "payment": return .payment(of: stream.id, id)
      case "part", "part.id", "item", "adjudications.item": return .part(of: stream.id, id)
      default: break
      }
    }
    let categories: [Category] =
      switch last ?? plain[...] {
      case "document", "documents": [.document]
      case "supersedes", "successor", "supersededBy":
        stream.category == .document ? [.document] : []
      case "claim", "original", "similar", "related": [.claim]
      case "property": [.property]
      case "report", "reports", "links": [.report]
      case "lead": [.lead]
      case "quiz": [.quiz]
      case "origin": [.lead, .report]
      case "id" where plain == "subject.id": Category.exported
      default: []
      }
    for category in categories {
      let named = StreamID(category, id)
      if isShown(named) { return .stream(named) }
    }
    return nil
  }
}

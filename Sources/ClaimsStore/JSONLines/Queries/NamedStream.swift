import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A stream, called as in commands: `{"lead": UUID}`, `{"person": "ana"}`, `{"rules": true}`.
///
/// Source: Specs/JSONLines.md, "Streams".
package struct NamedStream: Message {
  package var stream = StreamID.rules
  /// Who it is about, if its id is a hash of that.
  package var person: ActorID?

  package init() {}
  package static var messageName: StaticString { "NamedStream" }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    var found: [StreamID] = []
    var number: UInt32 = 3
    for category in Category.named {
      number += 1
      var id: Identifier?
      try fields.field(number, category.word ?? "", &id)
      if let id { found.append(StreamID(category, id)) }
    }
    try fields.field(1, "person", &person)
    if let person { found.append(.actor(person)) }
    for (number, name, stream) in [(2, "rules", StreamID.rules), (3, "catalogs", .catalogs)]
      as [(UInt32, StaticString, StreamID)]
    {
      var isNamed = false
      try fields.field(number, name, &isNamed)
      if isNamed { found.append(stream) }
    }
    guard F.reads else { return }
    guard found.count == 1 else { throw .unreadable(Phrase(.expectedExactlyOneStreamSuch)) }
    stream = found[0]
  }
}

/// A query about one stream, which a command line names by its first operand.
package protocol StreamQuery: Query {
  var stream: StreamID? { get set }
  /// Of which points of the history it asks.
  var points: [AuditPoint] { get }
}

extension StreamQuery {
  package var points: [AuditPoint] { [] }
  package var subject: StreamID? { stream }
  package var fault: QueryFault? { stream == nil ? .missing("stream") : nil }

  package mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.stream(&stream)
  }
}

extension FieldVisitor where Self: ~Copyable {
  /// The stream that a query is about: `"stream": {"lead": UUID}`, or `"claim": UUID` for short.
  mutating func stream(_ stream: inout StreamID?) throws(WireError) {
    var (named, claim): (NamedStream?, Identifier?) = (nil, nil)
    try field(1, "stream", &named)
    try field(2, "claim", &claim)
    stream = named?.stream ?? claim.map { .claim($0) } ?? stream
  }
}

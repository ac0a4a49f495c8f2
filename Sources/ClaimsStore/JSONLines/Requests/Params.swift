import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Reads the params of a request. A member that nobody asked for is an error: a misspelt one must
/// not pass for one that is left out.
package struct Params {
  private var reader: JSONReader
  let path: String

  init(_ members: [String: JSONValue], at path: String = "params") throws(RPCError) {
    do throws(WireError) {
      reader = try JSONReader(.object(members), path: path)
    } catch { throw RPCError(error) }
    self.path = path
  }

  /// - Throws: if the value is no object.
  init(_ value: JSONValue, at path: String) throws(RPCError) {
    do throws(WireError) { reader = try JSONReader(value, path: path) } catch {
      throw RPCError(error)
    }
    self.path = path
  }

  /// - Throws: if a member is left that nobody asked for.
  func finish() throws(RPCError) {
    do throws(WireError) { try reader.finish() } catch { throw RPCError(error) }
  }

  func fault(_ name: String, _ en: String, _ es: String) -> RPCError {
    fault(name, Phrase(en, es))
  }

  func fault(_ name: String, _ wording: Phrase) -> RPCError {
    RPCError(.invalidParams, wording.at("\(path).\(name)"))
  }

  // MARK: Members

  /// The members that the fields of a message name.
  mutating func message<M: Message>(_: M.Type) throws(RPCError) -> M {
    var message = M()
    do throws(WireError) { try message.visit(&reader) } catch {
      // A message that judges its own fields does not know where it stands.
      guard case .unreadable(let texts) = error, texts.first?.hasPrefix(path) == false else {
        throw RPCError(error)
      }
      let (path, wording) = (path, error.wording)
      throw RPCError(.invalidParams, Phrase { "\(path).\(wording[$0])" })
    }
    return message
  }

  /// A member as it stands; nil if it is absent or null.
  mutating func take(_ name: String) -> JSONValue? { reader.take(name) }

  mutating func value<V: FieldValue>(_ name: StaticString, _: V.Type) throws(RPCError) -> V? {
    var value: V?
    do throws(WireError) { try reader.field(0, name, &value) } catch { throw RPCError(error) }
    return value
  }

  mutating func needed<V: FieldValue>(_ name: StaticString, _: V.Type) throws(RPCError) -> V {
    guard let value = try value(name, V.self) else {
      throw fault("\(name)", Phrase(.itIsMissing))
    }
    return value
  }

  mutating func flag(_ name: StaticString) throws(RPCError) -> Bool {
    try value(name, Bool.self) ?? false
  }

  /// A number of things; more than memory can count is as much as it can.
  mutating func count(_ name: StaticString) throws(RPCError) -> Int? {
    try value(name, UInt64.self).map { Int(clamping: $0) }
  }

  mutating func messages<M: Message>(_ name: StaticString, _: M.Type) throws(RPCError) -> [M] {
    var messages: [M] = []
    do throws(WireError) { try reader.field(0, name, &messages) } catch { throw RPCError(error) }
    return messages
  }

  mutating func actor(_ name: StaticString) throws(RPCError) -> ActorID? {
    try value(name, ActorID.self)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: StaticString, _: Choice.Type
  ) throws(RPCError) -> Choice? where Choice.RawValue == String {
    guard let text = try value(name, String.self) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw fault("\(name)", Phrase(.expectedOneOfFound, known, text))
  }

  /// A stream, called as in commands. Source: Specs/JSONLines.md, "Streams".
  mutating func stream(_ name: String) throws(RPCError) -> NamedStream? {
    guard let value = take(name) else { return nil }
    var inner = try Params(value, at: "\(path).\(name)")
    var found: [NamedStream] = []
    for category in Category.named {
      if let id = try inner.value(category.word ?? "", Identifier.self) {
        found.append(NamedStream(stream: StreamID(category, id)))
      }
    }
    if let person = try inner.actor("person") {
      found.append(NamedStream(stream: .actor(person), person: person))
    }
    if try inner.flag("rules") { found.append(NamedStream(stream: .rules)) }
    if try inner.flag("catalogs") { found.append(NamedStream(stream: .catalogs)) }
    try inner.finish()
    guard found.count == 1 else {
      throw fault(
        name, Phrase(.expectedExactlyOneStreamSuch))
    }
    return found[0]
  }
}

/// A stream, and whom it is about where its id is a hash of that.
struct NamedStream: Sendable {
  let stream: StreamID
  var person: ActorID?
}

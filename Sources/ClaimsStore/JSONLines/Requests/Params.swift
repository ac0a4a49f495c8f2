import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Reads the params of a request. A member that no field names is an error, so that a misspelt one
/// does not pass for an absent one.
package struct Params {
  private var reader: JSONReader
  /// The members that are there and null.
  private let nulls: Set<String>
  let path: String

  init(_ members: JSONObject, at path: String = "params") throws(RPCError) {
    try self.init(.object(members), at: path)
  }

  /// - Throws: if the value is no object.
  init(_ value: JSONValue, at path: String) throws(RPCError) {
    do throws(WireError) { reader = try JSONReader(value, path: path) } catch {
      throw RPCError(error)
    }
    var members: JSONObject = [:]
    if case .object(let all) = value { members = all }
    nulls = Set(members.filter { $0.value == .null }.map(\.key))
    self.path = path
  }

  /// - Throws: if there is a member that was not read.
  func finish() throws(RPCError) {
    do throws(WireError) { try reader.finish() } catch { throw RPCError(error) }
  }

  func fault(_ name: String, _ wording: Phrase) -> RPCError {
    RPCError(.invalidParams, wording.at("\(path).\(name)"))
  }

  // MARK: Members

  /// The members that the fields of a message name.
  mutating func message<M: Message>(_: M.Type) throws(RPCError) -> M {
    var message = M()
    do throws(WireError) { try message.visit(&reader) } catch {
      // A message that checks its own fields does not know its path.
      guard case .unreadable(let texts) = error, texts.first?.hasPrefix(path) == false else {
        throw RPCError(error)
      }
      let (path, wording) = (path, error.wording)
      throw RPCError(.invalidParams, Phrase { "\(path).\(wording[$0])" })
    }
    return message
  }

  /// A member's value, not converted; nil if it is absent or null.
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

  /// Who reads. Null is an error: a request without a reader reads everything, and a client that
  /// lost the name must not.
  mutating func actor(_ name: StaticString) throws(RPCError) -> ActorID? {
    if nulls.contains(name.description) {
      throw fault(name.description, Phrase(.itIsMissingWhoAsks))
    }
    return try value(name, ActorID.self)
  }
}

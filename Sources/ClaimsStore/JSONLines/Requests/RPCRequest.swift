import ClaimsKernel
import EventSourcing

/// The id that ties an answer to its request.
enum RPCID: Hashable, Sendable {
  case number(Int64)
  case text(String)

  /// Nil if the value cannot be an id.
  init?(_ value: JSONValue) {
    switch value {
    case .signed(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.number("\(number)")
    case .text(let text): writer.string(text)
    }
  }
}

/// A message as it was read.
///
/// Source: JSON-RPC 2.0, section 4; Specs/JSONLines.md, "Messages".
struct RPCRequest: Sendable {
  /// Nil in a notification.
  let id: RPCID?
  let method: String
  /// The members of `params`; none if there are no params.
  let params: JSONObject

  /// - Throws: what is wrong with it, and the id to answer with.
  init(_ value: JSONValue) throws(RPCFault) {
    if case .array = value {
      throw RPCFault(
        nil, .invalidRequest, Phrase(.thereAreNoBatchesSend))
    }
    guard case .object(let members) = value else {
      throw RPCFault(nil, .invalidRequest, Phrase(.expectedObject))
    }
    var id: RPCID?
    if let given = members["id"] {
      guard let known = RPCID(given) else {
        throw RPCFault(
          nil, .invalidRequest, Phrase(.idExpectedStringOr64))
      }
      id = known
    }
    self.id = id
    let names: Set<String> = ["jsonrpc", "id", "method", "params"]
    if let unknown = members.keys.filter({ !names.contains($0) }).min() {
      throw RPCFault(
        id, .invalidRequest,
        Phrase(.noSuchMemberThereAre, unknown))
    }
    guard members["jsonrpc"] == .string("2.0") else {
      throw RPCFault(
        id, .invalidRequest, Phrase(.jsonrpcExpected20))
    }
    guard case .string(let method)? = members["method"] else {
      throw RPCFault(
        id, .invalidRequest, Phrase(.methodExpectedString))
    }
    self.method = method
    switch members["params"] {
    case nil: params = [:]
    case .object(let params)?: self.params = params
    default:
      throw RPCFault(
        id, .invalidRequest, Phrase(.paramsExpectedObject))
    }
  }
}

/// What is wrong with a line that is not a request, and the id to answer with.
struct RPCFault: Error {
  let id: RPCID?
  let error: RPCError

  init(_ id: RPCID?, _ code: RPCError.Code, _ wording: Phrase) {
    self.id = id
    error = RPCError(code, wording)
  }
}

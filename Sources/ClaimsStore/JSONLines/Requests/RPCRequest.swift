import ClaimsKernel
import EventSourcing

/// What ties an answer to its request.
enum RPCID: Hashable, Sendable {
  case number(Int64)
  case text(String)

  /// Nil for what is no id.
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
  /// The members of `params`; none where there are no params.
  let params: [String: JSONValue]

  /// - Throws: what is wrong with it, and with which id that is to be answered.
  init(_ value: JSONValue) throws(RPCFault) {
    if case .array = value {
      throw RPCFault(
        nil, .invalidRequest, "there are no batches: send one message a line",
        "no hay lotes: envíe un mensaje por línea")
    }
    guard case .object(let members) = value else {
      throw RPCFault(nil, .invalidRequest, "expected an object", "se esperaba un objeto")
    }
    var id: RPCID?
    if let given = members["id"] {
      guard let known = RPCID(given) else {
        throw RPCFault(
          nil, .invalidRequest, "id: expected a string or a 64-bit integer",
          "id: se esperaba un texto o un entero de 64 bits")
      }
      id = known
    }
    self.id = id
    let names: Set<String> = ["jsonrpc", "id", "method", "params"]
    if let unknown = members.keys.filter({ !names.contains($0) }).min() {
      throw RPCFault(
        id, .invalidRequest,
        "\(unknown): no such member; there are: id, jsonrpc, method, params",
        "\(unknown): no existe ese miembro; existen: id, jsonrpc, method, params")
    }
    guard members["jsonrpc"] == .string("2.0") else {
      throw RPCFault(
        id, .invalidRequest, "jsonrpc: expected \"2.0\"", "jsonrpc: se esperaba \"2.0\"")
    }
    guard case .string(let method)? = members["method"] else {
      throw RPCFault(
        id, .invalidRequest, "method: expected a string", "method: se esperaba un texto")
    }
    self.method = method
    switch members["params"] {
    case nil: params = [:]
    case .object(let params)?: self.params = params
    default:
      throw RPCFault(
        id, .invalidRequest, "params: expected an object", "params: se esperaba un objeto")
    }
  }
}

/// A line that is no request, and the id under which that is to be told.
struct RPCFault: Error {
  let id: RPCID?
  let error: RPCError

  init(_ id: RPCID?, _ code: RPCError.Code, _ en: String, _ es: String) {
    self.id = id
    error = RPCError(code, en, es)
  }
}

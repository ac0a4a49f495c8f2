import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Why a request has no result.
///
/// Source: Specs/JSONLines.md, "Errors".
package struct RPCError: WordedFault, Equatable {
  package enum Code: Int, CaseIterable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case tooLarge = -32001
    case notInitialized = -32002
    case notFound = -32003
    case logFailed = -32004
    case shuttingDown = -32005
    case tooMany = -32006
    case notRecorded = -32007
    case cancelled = -32800
  }

  package let code: Code
  package let wording: Phrase
  /// What `data` has besides the reason.
  var data: JSONObject = [:]

  init(_ code: Code, _ wording: Phrase) {
    self.code = code
    self.wording = wording
  }

  /// Params that could not be read.
  init(_ error: WireError) {
    self.init(.invalidParams, error.wording)
  }

  init(_ error: EventStoreError) {
    self.init(.logFailed, error.wording)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", code.rawValue)
    writer.member("message", wording.en)
    writer.key("data")
    var data = data
    data["reason"] = .string("\(code)")
    data["es"] = .string(wording.es)
    writer.number(JSONValue.object(data).text)
    writer.endObject()
  }
}

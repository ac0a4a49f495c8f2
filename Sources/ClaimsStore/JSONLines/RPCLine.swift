import ClaimsKernel
import EventSourcing

/// Writes the messages that go out, each with its line end.
enum RPCLine {
  /// - Parameter json: the result, as JSON.
  static func result(_ json: String, of id: RPCID) -> [UInt8] {
    var writer = head(id)
    writer.key("result")
    writer.number(json)
    return end(&writer)
  }

  static func result(_ answer: Answer, of id: RPCID) -> [UInt8] {
    var writer = head(id)
    writer.key("result")
    answer.write(to: &writer)
    return end(&writer)
  }

  static func error(_ error: RPCError, of id: RPCID?) -> [UInt8] {
    var writer = head(id)
    writer.key("error")
    error.write(to: &writer)
    return end(&writer)
  }

  /// - Parameter json: the params, as JSON.
  static func notification(_ method: String, _ json: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("method", method)
    writer.key("params")
    writer.number(json)
    return end(&writer)
  }

  /// The text before a subscription's number in an `event`, and after its other params: most of
  /// such a line is encoded once for many subscriptions.
  static let eventHead = Array(
    #"{"jsonrpc":"2.0","method":"event","params":{"subscription":"#.utf8)
  static let eventTail = Array("}}\n".utf8)

  private static func head(_ id: RPCID?) -> JSONWriter {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.key("id")
    if let id { id.write(to: &writer) } else { writer.null() }
    return writer
  }

  private static func end(_ writer: inout JSONWriter) -> [UInt8] {
    writer.endObject()
    var line = writer.utf8
    line.append(0x0a)
    return line
  }
}

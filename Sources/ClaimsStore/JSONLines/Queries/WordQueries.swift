import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What people read in place of codes.

extension QueryReading {
  /// The words of reasons that an answer gave.
  func reasons(_ params: inout Params) throws(RPCError) -> Body {
    let reasons = try params.messages("reasons", Reason.self)
    let tag = try params.value("language", String.self) ?? Language.en.rawValue
    guard let language = Language(tag: tag) else { throw params.unknownLanguage("language") }
    return { _ in
      reasons.map { reason in
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("text", Words(language).text(for: reason))
        writer.endObject()
        return writer.text
      }
    }
  }
}

extension Params {
  func unknownLanguage(_ name: String) -> RPCError {
    let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
    return fault(name, "expected one of \(known)", "se esperaba uno de \(known)")
  }
}

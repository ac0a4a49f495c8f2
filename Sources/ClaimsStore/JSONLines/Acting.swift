import ClaimsDomain
import ClaimsKernel
import EventSourcing

// The forecast of a command.

extension JSONLinesServer {
  func forecast(_ members: JSONObject) throws(RPCError) -> Job.Body {
    var params = try Params(members)
    guard let value = params.take("command") else {
      throw params.fault("command", Phrase(.itIsMissing))
    }
    try params.finish()
    let language = session.language
    let command: CommandEnvelope
    do throws(JSONFault) { command = try CommandEnvelope(json: value) } catch {
      let refused = RefusedAnswer(malformed: value, error.wording, in: language ?? .en)
      return { [store] (_) throws(RPCError) in
        let position = store.kernel.log.head.position.value
        return #"{"position":\#(position),"refused":\#(refused.json)}"#
      }
    }
    return { [store] (_) throws(RPCError) in
      let forecast: Forecast
      do throws(EventStoreError) { forecast = try store.forecast(command) } catch {
        throw RPCError(error)
      }
      return forecast.json(
        of: command, at: store.kernel.log.head.position, in: language)
    }
  }
}

extension RefusedAnswer {
  /// The refusal's message in a language; unchanged, as in logs, if that is nil.
  func worded(in language: Language?) -> RefusedAnswer {
    guard let language else { return self }
    var refused = self
    refused.message = Words(language).text(for: reasons)
    return refused
  }
}

extension Answer {
  /// The same, a refusal's message in a language.
  func worded(in language: Language?) -> Answer {
    guard case .refused(let refused) = self else { return self }
    return .refused(refused.worded(in: language))
  }
}

extension Forecast {
  /// Source: Specs/JSONLines.md, "forecast".
  func json(of command: CommandEnvelope, at position: Position, in language: Language?) -> String {
    return JSONWriter.object { writer in
      writer.member("position", position.value)
      switch self {
      case .accepted(let streams):
        writer.key("accepted")
        writer.beginObject()
        writer.key("events")
        writer.beginArray()
        for stream in streams {
          for event in stream.events {
            writer.beginObject()
            writer.target(stream.stream, command.person)
            writer.member("event", event.name.description)
            writer.key("data")
            event.write(to: &writer)
            writer.endObject()
          }
        }
        writer.endArray()
        writer.endObject()
      case .refused(let refused):
        writer.member("refused", refused.worded(in: language))
      case .repeated(let receipt):
        writer.member("repeated", receipt)
      }
    }
  }
}

import ClaimsKernel
import EventSourcing

extension Verb {
  /// Asks for the fields of a command, and prints it as a line that `send` takes.
  func new(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let name = arguments.rest[0]
    guard let shape = CommandShape(name) else {
      throw Usage.noCommand(name)
    }
    var form = CommandForm(try Input("-"), output, try KnownStreams(arguments, output))
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", Identifier.random().text)
    writer.key("actor")
    writer.beginObject()
    try form.askForSender(&writer)
    writer.endObject()
    if let target = shape.target {
      // An id is drawn for a new stream alone: another one would name what is not there.
      let draws = target != "person" && CommandHelp(name)?.begins ?? false
      try form.askForTarget(
        target, of: shape.category, otherwise: draws ? Identifier.random().text : nil, &writer)
    }
    writer.key("command")
    writer.beginObject()
    writer.key(name)
    try form.ask(shape.fields, in: "", needing: shape.neededFields, &writer)
    writer.endObject()
    writer.endObject()
    let line = writer.text
    do throws(JSONFault) { _ = try CommandEnvelope(json: Array(line.utf8)) } catch {
      throw Failure(error.wording)
    }
    output.line(line)
    return .done
  }
}

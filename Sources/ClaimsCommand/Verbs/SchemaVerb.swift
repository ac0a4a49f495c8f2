import ClaimsKernel

extension Verb {
  /// The JSON Schema of a command, or of each.
  func schema(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let names = arguments.rest.isEmpty ? DomainCommand.verbs : arguments.rest
    for name in names {
      guard let shape = CommandShape(name) else {
        throw Usage.noCommand(name)
      }
      output.line(shape.schema.text)
    }
    return .done
  }
}

extension Usage {
  /// That there is no such command, with those that may have been meant, or where all are.
  static func noCommand(_ name: String) -> Usage {
    let isLikeSome = !name.nearest(among: DomainCommand.verbs).isEmpty
    return Usage(
      isLikeSome
        ? .unknown(name, among: DomainCommand.verbs, Phrase(.thereIsNoCommandNamed, name))
        : Phrase(.thereIsNoCommandListed, name))
  }
}

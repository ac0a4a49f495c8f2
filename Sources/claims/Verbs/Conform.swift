extension Verb {
  func conform(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode { .done }
}

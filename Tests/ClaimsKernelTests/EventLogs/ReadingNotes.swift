import ClaimsKernel

extension EventLogReader {
  /// What is told of a log that is held as a whole.
  static func notes(
    on bytes: [UInt8], as options: EventLogOptions = EventLogOptions(),
    each body: @escaping (ForeignCase) -> Void = { _ in }
  ) throws -> [String] {
    var rest = bytes
    return try read(
      {
        defer { rest = [] }
        return rest
      }, as: options, in: MemorySpool(), each: body
    ).map(\.en)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Verb {
  static let watchOption = Option("watch")

  /// Runs a verb that reads, and runs it again whenever the log's file has changed, until an interrupt,
  /// which is how it ends. A screen is cleared before each time; elsewhere a line stands between two, an
  /// empty one if others are JSON.
  func watch(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    Interruption.expectEnd()
    defer { EndingSignals.release() }
    let separator = output.isScreen ? "\u{1b}[2J\u{1b}[H" : arguments.has("json") ? "\n" : "---\n"
    var isFirst = true
    while true {
      let shown = FileFace(arguments.log)
      if output.isScreen || !isFirst { output.raw(separator) }
      isFirst = false
      let code = try run(arguments, &output)
      try OpenedLogs.check()
      OpenedLogs.forget()
      output.flush()
      guard code == .done, !output.isBroken else { return code }
      while FileFace(arguments.log) == shown, !Interruption.isEnded { usleep(200_000) }
      if Interruption.isEnded { return .done }
    }
  }
}

/// By what a change of a file shows.
private struct FileFace: Equatable {
  private var size: Int64 = -1
  private var seconds = 0
  private var nanoseconds = 0

  init(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    (size, seconds, nanoseconds) = (Int64(info.st_size), Int(time.tv_sec), Int(time.tv_nsec))
  }
}

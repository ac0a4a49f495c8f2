#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines that somebody types: with history, editing and completion where the system has GNU Readline or libedit,
/// and as they come where it has not, or where nobody types.
struct LineEditor {
  private typealias Read = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias Add = @convention(c) (UnsafePointer<CChar>) -> Void
  private typealias Generate =
    @convention(c) (UnsafePointer<CChar>?, Int32) ->
    UnsafeMutablePointer<CChar>?

  private let read: Read?
  private let add: Add?

  /// The words that complete what is typed, and those of them that are still to be shown.
  ///
  /// `nonisolated(unsafe)`: the library calls back on the thread that reads a line, and one thread reads them all.
  nonisolated(unsafe) private static var words: [String] = []
  nonisolated(unsafe) private static var matches: [String] = []

  init(completing words: [String]) {
    let names = ["libreadline.so.8", "libreadline.so.7", "libedit.so.2", "libedit.dylib"]
    guard isatty(0) == 1, isatty(1) == 1,
      let library = names.lazy.compactMap({ dlopen($0, RTLD_LAZY) }).first,
      let read = dlsym(library, "readline"), let add = dlsym(library, "add_history")
    else {
      (self.read, self.add) = (nil, nil)
      return
    }
    self.read = unsafeBitCast(read, to: Read.self)
    self.add = unsafeBitCast(add, to: Add.self)
    Self.words = words
    let generate: Generate = { LineEditor.match($0, isLater: $1 != 0) }
    dlsym(library, "rl_completion_entry_function")?.assumingMemoryBound(to: Generate?.self)
      .pointee =
      generate
  }

  /// The next line; nil at the end.
  func line(_ prompt: String) -> String? {
    guard let read else { return readLine() }
    guard let text = read(prompt) else { return nil }
    defer { free(text) }
    if text.pointee != 0 { add?(text) }
    return String(cString: text)
  }

  /// The next word that begins so, for the library to free.
  private static func match(
    _ text: UnsafePointer<CChar>?, isLater: Bool
  ) -> UnsafeMutablePointer<CChar>? {
    guard let text else { return nil }
    let start = String(cString: text)
    if !isLater { matches = words.filter { $0.hasPrefix(start) }.reversed() }
    return matches.popLast().flatMap { strdup($0) }
  }
}

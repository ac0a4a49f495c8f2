import ClaimsDomain
import ClaimsKernel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, buffered; messages go to standard error at once.
struct Output {
  private var buffer: [UInt8] = []
  static let colorOption = Verb.Option("color", "WHEN", of: Coloring.self)

  /// Whether a terminal reads along and did not say NO_COLOR, unless `--color` says otherwise.
  private(set) var isColored: Bool
  /// In which words it speaks.
  var speech = Speech()
  /// Why the last of it could not be written; nil while all went well.
  private(set) var failure: Int32?
  var isBroken: Bool { failure != nil }

  /// Whether what was shown may be cleared: a terminal that knows how, and did not say NO_COLOR.
  let isScreen: Bool

  init() {
    isColored = isatty(1) == 1 && Environment["NO_COLOR"] == nil
    isScreen = isColored && Environment["TERM"] != "dumb"
    var size = winsize()
    let isKnown = isatty(1) == 1 && ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20
    width = isKnown ? Int(size.ws_col) : nil
  }

  /// How many columns the terminal has that reads along; nil if none does.
  let width: Int?

  enum Coloring: String, CaseIterable { case auto, always, never }

  mutating func takeColor(_ arguments: Arguments) throws(Usage) {
    guard let text = arguments.effective("color") else { return }
    switch try Arguments.choice(text, for: "--color", of: Coloring.self) {
    case .always: isColored = true
    case .never: isColored = false
    case .auto: break
    }
  }

  mutating func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0a)
    if buffer.count > 1 << 16 { flush() }
  }

  /// An entry of a list: on more than one line where a terminal is too narrow for it.
  mutating func entry(_ text: String) {
    guard let width else { return line(text) }
    for part in text.wrapped(to: width, indent: 8) { line(part) }
  }

  mutating func text(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.last != 0x0a { buffer.append(0x0a) }
  }

  /// Text as it is, its last line end included.
  mutating func raw(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Bytes as they are.
  mutating func bytes(_ bytes: UnsafeRawBufferPointer) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Tells something on standard error, without the control characters of what it quotes.
  func message(_ wording: Phrase) { tell("claims: " + wording[speech.language]) }
  func message(_ key: Phrase.Key, _ values: Phrase.Value...) {
    message(Phrase(key, with: values))
  }

  /// Tells that there are more rows than a limit lets be shown, if there are.
  func tell(leftOut count: UInt64) { if count > 0 { message(.moreLeftOutByLimit, count) } }

  /// The same, as it is: more on what was told before.
  func remark(_ key: Phrase.Key, _ values: Phrase.Value...) { remark(Phrase(key, with: values)) }
  func remark(_ wording: Phrase) { tell(wording[speech.language]) }

  private func tell(_ text: String) {
    Progress.shared.clear()
    _ = Self.write(Array((printable(text) + "\n").utf8), to: 2)
  }

  /// Leaves out what was not written yet.
  mutating func forget() { buffer.removeAll() }

  mutating func flush() {
    Progress.shared.clear()
    if !buffer.isEmpty, !Self.write(buffer, to: 1) { failure = errno }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Others have written to standard output, and could not.
  ///
  /// - Parameter failure: what `errno` was; 0 if they could.
  mutating func note(failure: Int32) { if failure != 0 { self.failure = failure } }

  /// What to tell of lost output. A reader that has seen enough and went is no loss.
  var loss: Phrase? {
    guard let failure, failure != EPIPE else { return nil }
    return Self.loss(failure)
  }

  /// - Parameter failure: what `errno` was.
  static func loss(_ failure: Int32) -> Phrase {
    let reason = String(cString: strerror(failure))
    return Phrase(.theOutputCouldNotBe, reason)
  }

  func bold(_ text: String) -> String { isColored ? "\u{1b}[1m\(text)\u{1b}[0m" : text }
  func dim(_ text: String) -> String { isColored ? "\u{1b}[2m\(text)\u{1b}[0m" : text }
  func red(_ text: String) -> String { isColored ? "\u{1b}[31m\(text)\u{1b}[0m" : text }
  func green(_ text: String) -> String { isColored ? "\u{1b}[32m\(text)\u{1b}[0m" : text }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// - Returns: false where something could not be written; `errno` says why.
  static func write(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < buffer.count, let base = buffer.baseAddress {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, base + done, buffer.count - done)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, base + done, buffer.count - done)
      #else
        let count = Glibc.write(descriptor, base + done, buffer.count - done)
      #endif
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }
}

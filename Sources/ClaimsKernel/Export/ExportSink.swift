import EventSourcing

/// Where an export goes: bytes, handed on in large pieces, so that no export is ever in memory.
public struct ExportSink: ~Copyable {
  /// JSON is written here; every other text too, by `raw`.
  public var writer = JSONWriter()
  /// Whether nobody takes more: a format need not look, since nothing more is shown to it.
  public private(set) var isBroken = false
  private let take: (UnsafeRawBufferPointer) -> Bool
  private let next: (String) -> Bool

  private static let piece = 1 << 16

  /// - Parameters:
  ///   - take: answers false once nothing more is taken.
  ///   - next: begins a file of a folder; answers false if that cannot be done.
  public init(
    _ take: @escaping (UnsafeRawBufferPointer) -> Bool,
    next: @escaping (String) -> Bool = { _ in true }
  ) { (self.take, self.next) = (take, next) }

  /// Writes a text as it is, without escaping.
  public mutating func text(_ text: StaticString) { writer.raw(text) }
  /// Writes a text as it is, without escaping.
  public mutating func text(_ text: String) { writer.raw(text) }

  /// The end of a line of JSON, or of any other.
  public mutating func endLine() {
    writer.raw(byte: 0x0a)
    endPiece()
  }

  /// The end of what belongs together: where pieces may be cut.
  public mutating func endPiece() { if writer.count >= Self.piece { flush() } }

  /// Begins another file, where an export is a folder of them: what follows is in that.
  public mutating func begin(file name: String) {
    flush()
    if !isBroken, !next(name) { isBroken = true }
  }

  /// Hands on all that was written.
  public mutating func flush() {
    var isTaken = true
    if !isBroken { writer.drain { bytes in isTaken = bytes.isEmpty || take(bytes) } }
    if !isTaken { isBroken = true }
    // Nobody reads it: it is not kept either.
    if isBroken { writer.drain { _ in } }
  }
}

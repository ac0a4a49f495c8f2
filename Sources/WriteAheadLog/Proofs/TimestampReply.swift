import Descriptions
import EventSourcing
import Hashing

/// What a timestamping authority answered: that a hash was there at a time.
///
/// Only read: whether its signature holds, and whose it is, is checked by OpenSSL or whatever
/// knows certificates. Source: RFC 3161 §2.4.2.
public struct TimestampReply: Equatable, Sendable, PrintsFields {
  /// Which hash.
  public let imprint: Digest
  /// When the authority saw the hash, by its own clock.
  public let time: Instant
  /// Under which rules the authority works, as numbers with dots between them.
  public let policy: String
  /// Unique for the authority, in hexadecimal digits.
  public let serial: String
  /// What the authority calls itself; nil if it does not say.
  public let authority: String?

  private typealias Tag = DERReader.Tag

  private static let signedData: [UInt8] = [42, 134, 72, 134, 247, 13, 1, 7, 2]
  private static let timestampInfo: [UInt8] = [42, 134, 72, 134, 247, 13, 1, 9, 16, 1, 4]
  private static let sha256: [UInt8] = [96, 134, 72, 1, 101, 3, 4, 2, 1]

  /// What is sent to an authority: the request for a timestamp of a text, with its certificates.
  ///
  /// Without a nonce: an older timestamp of the same text would prove more, not less.
  public static func request(for text: String) -> [UInt8] {
    let hash = SHA256.hash(of: Array(text.utf8)).bytes
    let algorithm: [UInt8] = [Tag.sequence, 13, Tag.object, 9] + sha256 + [5, 0]
    let imprint = [Tag.sequence, 49] + algorithm + [Tag.octets, 32] + hash
    return [Tag.sequence, 57, Tag.integer, 1, 1] + imprint + [Tag.boolean, 1, 0xff]
  }

  /// Whether bytes may be a reply: no text begins like one.
  public static func mayBe(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == Tag.sequence && bytes[1] >= 0x80
  }

  /// Reads a reply.
  ///
  /// - Throws: `ProofFault` if it is none, or grants nothing.
  public init(_ bytes: [UInt8]) throws(ProofFault) {
    var outer = DERReader(bytes[...])
    var reply = try outer.inside(Tag.sequence)
    try outer.end()
    var status = try reply.inside(Tag.sequence)
    let code = try status.next(Tag.integer)
    guard code.count == 1, let granted = code.first, granted <= 1 else {
      throw ProofFault("the authority granted no timestamp")
    }
    var content = try reply.inside(Tag.sequence)
    try reply.end()
    try Self.expect(Self.signedData, content.next(Tag.object))
    var wrapped = try content.inside(Tag.context(0))
    try content.end()
    var signed = try wrapped.inside(Tag.sequence)
    _ = try signed.next(Tag.integer)
    _ = try signed.next(Tag.set)
    var encapsulated = try signed.inside(Tag.sequence)
    try Self.expect(Self.timestampInfo, encapsulated.next(Tag.object))
    var octets = try encapsulated.inside(Tag.context(0))
    var inner = try octets.inside(Tag.octets)
    var info = try inner.inside(Tag.sequence)
    _ = try info.next(Tag.integer)
    policy = try DERReader.object(info.next(Tag.object))
    var imprinted = try info.inside(Tag.sequence)
    var algorithm = try imprinted.inside(Tag.sequence)
    try Self.expect(Self.sha256, algorithm.next(Tag.object))
    guard let digest = Digest(Array(try imprinted.next(Tag.octets))) else {
      throw ProofFault("the timestamp is of no hash of 32 bytes")
    }
    imprint = digest
    serial = try DERReader.hexadecimal(info.next(Tag.integer))
    time = try Self.time(info.next(Tag.time))
    // How exact the time is, whether times are in order, and a nonce.
    _ = try info.next(ifIs: Tag.sequence)
    _ = try info.next(ifIs: Tag.boolean)
    _ = try info.next(ifIs: Tag.integer)
    authority = try info.next(ifIs: Tag.context(0)).flatMap { (name) throws(ProofFault) in
      try Self.name(name)
    }
  }

  /// - Throws: `ProofFault` if it is not of this text.
  public func check(_ text: String) throws(ProofFault) {
    guard SHA256.hash(of: Array(text.utf8)) == imprint else {
      throw ProofFault("the timestamp is of another text")
    }
  }

  private static func expect(
    _ expected: [UInt8], _ found: ArraySlice<UInt8>
  ) throws(ProofFault) {
    guard found.elementsEqual(expected) else {
      throw ProofFault("no timestamp of SHA-256: it is of another kind")
    }
  }

  /// `20260101120000.5Z`. Source: RFC 3161 §2.4.2, genTime.
  private static func time(_ bytes: ArraySlice<UInt8>) throws(ProofFault) -> Instant {
    let text = String(decoding: bytes, as: UTF8.self)
    let digits = Array(text.prefix(14))
    guard digits.count == 14, text.utf8.count == bytes.count else {
      throw ProofFault("the timestamp's time is none: \(text)")
    }
    func part(_ start: Int, _ count: Int) -> String { String(digits[start..<(start + count)]) }
    let date = "\(part(0, 4))-\(part(4, 2))-\(part(6, 2))"
    let clock = "\(part(8, 2)):\(part(10, 2)):\(part(12, 2))"
    guard let time = Instant("\(date)T\(clock)\(text.dropFirst(14))") else {
      throw ProofFault("the timestamp's time is none: \(text)")
    }
    return time
  }

  /// A directory's name: its texts, the last of them first; or a DNS name, or a URI.
  private static func name(_ bytes: ArraySlice<UInt8>) throws(ProofFault) -> String? {
    var general = DERReader(bytes)
    for tag in [Tag.plainContext(2), Tag.plainContext(6)] {
      if let text = try general.next(ifIs: tag) { return String(decoding: text, as: UTF8.self) }
    }
    guard let directory = try general.next(ifIs: Tag.context(4)) else { return nil }
    var names = DERReader(directory)
    var sets = try names.inside(Tag.sequence)
    var texts: [String] = []
    while !sets.isAtEnd {
      var set = try sets.inside(Tag.set)
      while !set.isAtEnd {
        var pair = try set.inside(Tag.sequence)
        _ = try pair.next(Tag.object)
        texts.append(String(decoding: try pair.next(), as: UTF8.self))
      }
    }
    return texts.isEmpty ? nil : texts.reversed().joined(separator: ", ")
  }
}

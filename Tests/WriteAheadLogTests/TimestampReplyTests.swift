import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("A timestamp")
struct TimestampReplyTests {
  /// The reply of OpenSSL's `ts -reply` to the request for the text of `CheckpointTests`.
  static let reply =
    Base64.bytes(
      """
      MIICBzADAgEAMIIB/gYJKoZIhvcNAQcCoIIB7zCCAesCAQMxDzANBglghkgBZQMEAgEFADCBnwYLKoZIhvcNAQkQAQ\
      SggY8EgYwwgYkCAQEGBCoDBAEwMTANBglghkgBZQMEAgEFAAQge65J727djw71UhyBqZ4ymqohBPIH2pc5JzhRvNIJ\
      DAQCAQQYDzIwMjYxMTI2MDU0NDM2WjADAgEBAQH/oC+kLTArMRYwFAYDVQQKDA1BY21lIE5vdGFyaWVzMREwDwYDVQ\
      QDDAhUZXN0IFRTQTGCATEwggEtAgEBMCowEjEQMA4GA1UEAwwHVGVzdCBDQQIUQX1gO5n9d5Bvn2WELI040c00794w\
      DQYJYIZIAWUDBAIBBQCggZgwGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQEJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMj\
      YwNTQ0MzZaMCsGCyqGSIb3DQEJEAIMMRwwGjAYMBYEFCjpE9NX65lz8oC86C3hxMRUjrAaMC8GCSqGSIb3DQEJBDEi\
      BCCRlcM+IELlOOkT29yLr5K+8oOpthW1E/dXMb29WEZscjAKBggqhkjOPQQDAgRGMEQCIEUNc1SlVsjJXtG7bTSjhQ\
      V4CnQAEOOSK5ddN97mXAPJAiAvKSJDBNnkShtAMlQQVGJh7RkW3+iMGo2wEfc6ljFplg==
      """) ?? []

  @Test("is read with its time, policy, serial number and authority")
  func fields() throws {
    let reply = try TimestampReply(Self.reply)
    try reply.check(CheckpointTests.checkpoint.text)
    #expect(reply.time == Instant("2026-11-26T05:44:36Z"))
    #expect(reply.policy == "1.2.3.4.1")
    #expect(reply.serial == "04")
    #expect(reply.authority == "Test TSA, Acme Notaries")
    #expect(throws: ProofFault("the timestamp is of another text")) {
      try reply.check(CheckpointTests.checkpoint.text + "\n")
    }
  }

  @Test("is asked for as OpenSSL asks, with certificates and no nonce")
  func request() {
    let hash = SHA256.hash(of: Array(CheckpointTests.checkpoint.text.utf8)).bytes
    let head: [UInt8] = [
      0x30, 57, 2, 1, 1, 0x30, 49, 0x30, 13, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 1, 5, 0, 4,
      32,
    ]
    #expect(
      TimestampReply.request(for: CheckpointTests.checkpoint.text) == head + hash + [1, 1, 0xff])
  }

  @Test("cut anywhere, or with a byte more, is none")
  func cut() {
    for count in Self.reply.indices {
      #expect(throws: ProofFault.self, "\(count)") {
        try TimestampReply(Array(Self.reply.prefix(count)))
      }
    }
    #expect(throws: ProofFault.self) { try TimestampReply(Self.reply + [0]) }
  }

  @Test("with any byte of the hash changed is of another text; no change of any byte traps")
  func changed() throws {
    let imprint = SHA256.hash(of: Array(CheckpointTests.checkpoint.text.utf8)).bytes
    let place = try #require(
      Self.reply.indices.first { Self.reply[$0...].starts(with: imprint) })
    var refused = 0
    for index in Self.reply.indices {
      for bit: UInt8 in [0x01, 0x80, 0xff] {
        var bytes = Self.reply
        bytes[index] ^= bit
        do throws(ProofFault) {
          try TimestampReply(bytes).check(CheckpointTests.checkpoint.text)
          #expect(!(place..<(place + 32)).contains(index))
        } catch { refused += 1 }
      }
    }
    #expect(refused > 3 * 32)
  }

  @Test("that was not granted is none")
  func refused() {
    let rejected: [UInt8] = [0x30, 5, 0x30, 3, 2, 1, 2]
    #expect(throws: ProofFault("the authority granted no timestamp")) {
      try TimestampReply(rejected)
    }
  }

  @Test(
    "has lengths, numbers and objects in the one form that DER allows",
    arguments: [
      [0x30, 0x81, 1, 0], [0x30, 0x80, 0, 0], [0x30, 0x82, 0, 0x80], [0x1f, 0x21, 0],
      [0x30, 0x84, 0, 0, 0, 1, 0], [0x30, 0xff], [0x30], [0x30, 2, 0],
    ] as [[UInt8]])
  func strict(bytes: [UInt8]) {
    #expect(throws: ProofFault.self) {
      var reader = DERReader(bytes[...])
      _ = try reader.next()
    }
  }

  @Test("numbers and objects are read as they are written")
  func values() throws {
    #expect(try DERReader.hexadecimal([0]) == "00")
    #expect(try DERReader.hexadecimal([0, 0x80, 1]) == "8001")
    #expect(try DERReader.object([42, 134, 72, 134, 247, 13]) == "1.2.840.113549")
    #expect(try DERReader.object([0x88, 0x37]) == "2.999")
    for bytes: ArraySlice<UInt8> in [[], [0x80], [0, 1]] {
      #expect(throws: ProofFault.self) { try DERReader.hexadecimal(bytes) }
    }
    for bytes: ArraySlice<UInt8> in [
      [], [0x80], [0x80, 1], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1],
    ] { #expect(throws: ProofFault.self) { try DERReader.object(bytes) } }
  }
}

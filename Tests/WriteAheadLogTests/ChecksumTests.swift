import CProcessor
import Testing

@Suite("CRC32C")
struct ChecksumTests {
  @Test("the check value of RFC 3720: thirty-two zero bytes, and the digits 1 to 9")
  func checkValues() {
    #expect(cprocessor_crc32c(0, [UInt8](repeating: 0, count: 32), 32) == 0x8a91_36aa)
    #expect(cprocessor_crc32c(0, Array("123456789".utf8), 9) == 0xe306_9283)
  }

  @Test("the instruction and the tables agree at every length and alignment")
  func portable() {
    let bytes = (0..<1500).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }
    for length in 0...1400 where length < 300 || length % 7 == 0 {
      for start in 0..<8 {
        let slice = Array(bytes[start..<(start + length)])
        #expect(
          cprocessor_crc32c(7, slice, length) == cprocessor_crc32c_portable(7, slice, length))
      }
    }
  }
}

import ClaimsDomain
import Testing

@testable import ClaimsKernel

@Suite("Texts of which nothing is seen")
struct MalformationTests {
  @Test("are looked for wherever a byte begins a character of which nothing is seen")
  func firstBytes() {
    var first: Set<UInt8> = []
    for value in UInt32(0x80)...0x10_ffff {
      guard let scalar = Unicode.Scalar(value), String(scalar).isUnseen else { continue }
      first.insert(String(scalar).utf8.first ?? 0)
    }
    #expect(first == Set((0...UInt8.max).filter(Unicode.Scalar.mayBegin(unseen:))))
  }

  @Test("are looked for at every place, up to the last")
  func places() {
    for count in 2...40 {
      let plain = [UInt8](repeating: 0x61, count: count)
      #expect(!plain.mayHoldUnseenText)
      for place in 0..<count {
        var bytes = plain
        bytes[place] = 0xe2
        // A number has such a byte, too: a character goes on.
        #expect(!bytes.mayHoldUnseenText)
        guard place + 1 < count else { continue }
        bytes[place + 1] = 0x80
        #expect(bytes.mayHoldUnseenText, "\(place) of \(count)")
      }
    }
  }
}

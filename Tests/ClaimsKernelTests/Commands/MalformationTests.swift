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
}

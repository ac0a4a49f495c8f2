import ClaimsDomain
import EventSourcing

extension Identifier {
  /// The identifier that always belongs to these words: FNV-1a over 128 bits, of each word's bytes
  /// and then its length in eight bytes, least significant first.
  ///
  /// Source: Examples/Maps/README.md, "Importing".
  public init(derivedFrom words: String...) {
    var bytes: [UInt8] = []
    for word in words {
      bytes += word.utf8
      // The length comes last, so that a change in the last letter reaches the first digits.
      let count = UInt64(word.utf8.count)
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: count >> (8 * UInt64(place)))) }
    }
    self = fnv1a128(bytes)
  }
}

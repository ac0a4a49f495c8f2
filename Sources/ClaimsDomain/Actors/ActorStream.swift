import EventSourcing

extension Category {
  /// The actor register: a stream for every actor. The number is stored.
  public static let actor = Category(2)
}

extension StreamID {
  /// The stream of an actor. Its id is the FNV-1a hash, in 128 bits, of the actor id's bytes, so
  /// that applications name people and never identifiers.
  ///
  /// Source: Specs/Lifecycles/Actors.md, "Streams"; draft-eastlake-fnv.
  public static func actor(_ actor: ActorID) -> StreamID {
    StreamID(.actor, actor.withBytes { fnv1a128($0) })
  }
}

/// The FNV-1a hash of some bytes, in 128 bits. No secret: bytes can be found that share one.
///
/// Source: draft-eastlake-fnv.
public func fnv1a128(_ bytes: some Sequence<UInt8>) -> Identifier {
  var hash = Identifier(high: 0x6c62_272e_07bb_0142, low: 0x62b8_2175_6295_c58d)
  for byte in bytes {
    hash.low ^= UInt64(byte)
    // Times the prime, 2^88 + 0x13b.
    let product = hash.low.multipliedFullWidth(by: 0x13b)
    hash.high = hash.high &* 0x13b &+ product.high &+ hash.low << 24
    hash.low = product.low
  }
  return hash
}

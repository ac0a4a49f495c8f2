/// Random bytes, each given once. Many are made at a time: each call costs as much as sealing.
struct RandomPool {
  let make: Keyring.Random
  private var bytes: ArraySlice<UInt8> = []

  init(_ make: @escaping Keyring.Random) { self.make = make }

  mutating func draw(_ count: Int) -> ArraySlice<UInt8> {
    if bytes.count < count { bytes = make(max(count, 1_024))[...] }
    defer { bytes.removeFirst(count) }
    return bytes.prefix(count)
  }
}

// What `print` shows of what a store of blobs takes and answers.

extension BlobKey: CustomStringConvertible {
  /// That it is one; nothing of the key.
  public var description: String { "a key of blobs" }
}

extension ContentType: CustomStringConvertible {
  /// The case's name.
  public var description: String { rawValue }
}

extension BlobProfile: CustomStringConvertible {
  /// How many bytes, and which types: `at most 10485760 bytes of jpeg, png`.
  public var description: String {
    let types = types.map { $0.map(\.rawValue).sorted().joined(separator: ", ") }
    return "at most \(bytesMost) bytes" + (types.map { " of \($0)" } ?? "")
  }
}

extension BlobClaim: CustomStringConvertible {
  /// What is said of the bytes.
  public var description: String {
    let said = [digest?.description, bytes.map { "\($0) bytes" }, mime].compactMap(\.self)
    return said.isEmpty ? "nothing is said" : said.joined(separator: ", ")
  }
}

extension StoredBlob: CustomStringConvertible {
  /// The digest, the size, the type and whether it was there before.
  public var description: String {
    "\(digest), \(bytes) bytes, \(type?.rawValue ?? "of no known type")"
      + (isNew ? ", new" : ", there before")
  }
}

extension BlobReport: CustomStringConvertible {
  /// How many there are, and how many of them are not as they should be.
  public var description: String {
    let faults = [
      ("damaged", damaged.count), ("locked", locked.count), ("strangers", strangers.count),
    ].filter { $0.1 > 0 }.map { ", \($0.0): \($0.1)" }
    return "\(blobs) blobs, \(bytes) bytes" + faults.joined()
  }
}

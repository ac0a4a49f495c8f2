import EventSourcing

/// A copy of a keyring that is kept elsewhere, to see whose keys it still has. It is read without the master key, which
/// may have been another one then: nothing of it is believed but that it may open what it names.
///
/// Source: Specs/Secrecy.md, "Erasure".
public struct KeyringCopy: Sendable {
  /// The file that was read.
  public let path: String
  private let slots: KeySlots

  /// - Parameters:
  ///   - path: where the copy is.
  ///   - id: the keyring of which it should be a copy.
  /// - Throws: `missing`; `damaged` if it is no keyring, or another one; `system` if it cannot be read.
  public init(reading path: String, of id: Identifier) throws(KeyringError) {
    try self.init(reading: path, of: id, by: .real)
  }

  init(reading path: String, of id: Identifier, by disk: Disk) throws(KeyringError) {
    guard disk.exists(path) else { throw .missing(path: path) }
    let bytes: [UInt8]
    do throws(EventStoreError) {
      let file = try File.open(path, for: .read, by: disk)
      bytes = try file.bytes(Int(clamping: try file.size()), at: 0)
    } catch { throw .system(path: path, error) }
    guard let header = KeyringHeader(bytes) else { throw .damaged(path: path, .header) }
    guard header.id == id else { throw .damaged(path: path, .otherKeyring) }
    self.path = path
    slots = KeySlots(Array(bytes[KeyringHeader.size...])) { _ in true }
  }

  /// Whether it has an owner's key, or the seed that tells it again.
  ///
  /// - Parameters:
  ///   - owner: whose key is asked for.
  ///   - present: the keyring as it is now, which knows of which seed a key was derived.
  public func opens(_ owner: KeyOwner, asIn present: KeyringCopy?) -> Bool {
    slots.hasKey(owner) || present?.slots.seed(of: owner).map { slots.hasKey($0) } ?? false
  }
}

extension KeyringCopy: CustomStringConvertible {
  /// Where it is; nothing of its keys.
  public var description: String { DescriptionWriter("KeyringCopy").part("path", path).text }
}

import EventSourcing

/// Why a keyring cannot be used.
public enum KeyringError: Error, Equatable, Sendable {
  /// There is no keyring at this path.
  case missing(path: String)
  /// There is a keyring at this path already, which is not replaced.
  case exists(path: String)
  /// Another master key wrapped the keys of this keyring.
  case wrongMasterKey(path: String)
  /// The keyring, or a text that it should open, is damaged or not the right one.
  case damaged(path: String, KeyringFault)
  /// The key was destroyed at this time, or has been about to be since then.
  case destroyed(at: Instant)
  /// The system has no AES to seal with.
  case noCryptography
  /// The system said no.
  case system(path: String, EventStoreError)
}

/// What is wrong with a keyring, or with a text for which it has the key.
public enum KeyringFault: Equatable, Sendable {
  /// It is not intact.
  case header
  /// It is not the one by which the log's texts are sealed.
  case otherKeyring
  /// The slot at this place is not intact: whose key it is is not known.
  case slot(Int)
  /// There is no key of this id: the keyring is older than the log, or damaged.
  case noKey(Identifier)
  /// The master key did not wrap this key for its owner.
  case wrapping(Identifier)
  /// This key did not seal a text for its place.
  case text(Identifier)
  /// Somebody's text stands in the clear, or is no text that was sealed.
  case notSealed
  /// This key sealed two texts under one nonce, which tells them.
  case nonceUsedTwice(Identifier)
  /// The log says that the texts of a stream were erased, and there is a key: the keyring is older than the log.
  case keyOfErased(Identifier)
}

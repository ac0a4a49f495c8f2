import EventSourcing

/// Why a keyring cannot be used.
public enum KeyringError: Error, Equatable, Sendable {
  case missing(path: String)
  case exists(path: String)
  case wrongMasterKey(path: String)
  case damaged(path: String, KeyringFault)
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

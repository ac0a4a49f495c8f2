import ClaimsDomain
import ClaimsKernel
import Synchronization

/// Keeps secrets from being read by chance: tokens, keys. On a device that is its keychain.
public protocol SecretStore: Sendable {
  /// - Returns: nil if there is none of this name.
  func secret(_ name: String) throws(SecretError) -> Secret?
  /// - Parameters:
  ///   - secret: nil to remove it.
  ///   - name: what the secret is called.
  func set(_ secret: Secret?, for name: String) throws(SecretError)
}

/// A secret: what prints it prints its length alone.
public struct Secret: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The secret itself, in the clear.
  public let bytes: [UInt8]

  /// Creates a secret of these bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
  /// Creates a secret of a text's UTF-8 bytes.
  public init(_ text: String) { bytes = Array(text.utf8) }

  public var description: String { "secret of \(bytes.count) bytes" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [Mirror.Child]()) }
}

/// Why a secret could not be read or kept. Never says the secret.
public struct SecretError: WordedFault, Equatable, Sendable {
  /// As the system said it.
  public let reason: String
  /// Creates an error from what the system said, which must not say the secret.
  public init(_ reason: String) { self.reason = reason }

  public var wording: Phrase {
    Phrase(.secretCouldNotBeRead, reason)
  }
}

/// Keeps secrets as long as it lives: for tests, and for tools that ask each time.
public final class InMemorySecrets: SecretStore {
  private let kept = Mutex<[String: Secret]>([:])

  /// Creates a store that holds nothing yet.
  public init() {}

  public func secret(_ name: String) throws(SecretError) -> Secret? { kept.withLock { $0[name] } }

  public func set(_ secret: Secret?, for name: String) throws(SecretError) {
    kept.withLock { $0[name] = secret }
  }
}

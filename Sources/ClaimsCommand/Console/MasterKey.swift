import ClaimsKernel
import Cryptography
import Hashing
import WriteAheadLog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The key that wraps all others, which is kept outside of logs: in the environment, in a file for its owner
/// alone, or wherever a command finds it.
///
/// Source: Specs/Secrecy.md, "The master key".
enum MasterKey: String, CaseIterable {
  // What follows the name of the variable.
  case text = ""
  case file = "_FILE"
  case command = "_COMMAND"

  static let variable = "CLAIMS_MASTER_KEY"
  static var names: String { allCases.map { variable + $0.rawValue }.joined(separator: ", ") }

  /// The key that the environment names; nil if it names none.
  static func named(_ variable: String = variable) throws -> SealingKey? {
    for kind in allCases {
      guard let value = kind.value(variable) else { continue }
      return try key(in: try kind.secret(value), variable + kind.rawValue)
    }
    return nil
  }

  /// Whether the environment names one.
  static var isNamed: Bool { allCases.contains { $0.value(variable) != nil } }

  /// What the environment says of a variable; nil for nothing.
  private func value(_ variable: String) -> String? {
    Environment[variable + rawValue]
  }

  private func secret(_ value: String) throws -> String {
    switch self {
    case .text: return value
    case .file: return try Arguments.secret(in: value)
    case .command:
      let ending = try ShellCommand(text: value).run(input: [])
      guard ending.status == 0 else {
        throw Failure(.masterKeyCommandEndedWith, ending.status)
      }
      return String(decoding: ending.output.filter { $0 > 0x20 }, as: UTF8.self)
    }
  }

  /// - Throws: what is wrong, without a word of the key.
  private static func key(in text: String, _ name: String) throws -> SealingKey {
    guard let key = Digest(text.lowercased()).flatMap({ SealingKey($0.bytes) })
    else { throw Failure(.masterKeyHas64Digits, name, text.utf8.count) }
    return key
  }
}

extension Verb {
  static let encryptOption = Option("encrypt")
}

extension MasterKey {
  /// The master key of a log that is read: nil if its texts are not sealed, it has no keyring, or none is named.
  /// Then they stay sealed.
  static func forReading(_ path: String) throws -> SealingKey? {
    guard WriteAheadLog.keyring(of: path) != nil, Keyring.exists(for: path) else { return nil }
    return try named()
  }

  /// The master key of a log that is written; nil if its texts are not sealed.
  ///
  /// - Parameter encrypting: whether those of a log that is made now are.
  /// - Throws: if one is needed and none is named; if the log is there, and its texts are not sealed.
  static func forWriting(_ path: String, encrypting: Bool) throws -> SealingKey? {
    let isSealed = WriteAheadLog.keyring(of: path) != nil
    if encrypting, !isSealed, isThere(path) { throw Failure(.onlyANewLogIsEncrypted, path) }
    guard isSealed || encrypting else { return nil }
    guard SealingKey.isAvailable else { throw Failure(.thisSystemCannotSeal) }
    guard let master = try named() else { throw Failure(.nameTheMasterKeyOf, path, names) }
    return master
  }
}

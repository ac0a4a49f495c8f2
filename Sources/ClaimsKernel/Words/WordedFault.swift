import ClaimsDomain
import EventSourcing

/// An error that somebody reads: it says in every language what went wrong. A test finds an error
/// of these rooms that is none.
///
/// Both texts are written where the fault is made, side by side, with the same values filled in.
public protocol WordedFault: Error {
  var wording: Wording { get }
}

extension WordedFault {
  /// In English.
  public var explanation: String { wording.en }
}

extension Words {
  public func text<Fault: WordedFault>(for fault: Fault) -> String { fault.wording[language] }
}

extension Wording {
  /// The same, behind the place that it is about: a file, a line, a path in a message.
  public func at(_ place: String) -> Wording { Wording("\(place): \(en)", "\(place): \(es)") }

  /// What was expected and what was found.
  public static func expected(_ expected: Wording, found: Wording) -> Wording {
    Wording(
      "expected \(expected.en), found \(found.en)",
      "se esperaba \(expected.es), se encontró \(found.es)")
  }

  static let nothing = Wording("nothing", "nada")
}

extension TimeZoneFault: WordedFault {}

extension WireError: WordedFault {
  public var wording: Wording {
    switch self {
    case .unreadable(let en, let es): Wording(en, es)
    case .truncated(let offset):
      Wording(
        "it ends within a value, at byte \(offset)",
        "termina en medio de un valor, en el byte \(offset)")
    case .malformed(let offset, let fault):
      Wording("malformed at byte \(offset): \(fault)", "mal formado en el byte \(offset): \(fault)")
    case .unknownCode(let code, let type):
      Wording("code \(code) of \(type) is not known", "el código \(code) de \(type) no se conoce")
    case .unknownKind(let kind, let type):
      Wording("kind \(kind) of \(type) is not known", "el tipo \(kind) de \(type) no se conoce")
    }
  }
}

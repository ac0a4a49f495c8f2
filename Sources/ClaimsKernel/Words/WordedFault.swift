import ClaimsDomain
import EventSourcing

/// An error that a person reads: it says in every language what went wrong. A test finds an error
/// of these rooms that is none.
public protocol WordedFault: Error {
  /// What went wrong, in every language.
  var wording: Phrase { get }
}

extension WordedFault {
  /// In English.
  public var explanation: String { wording.en }
}

extension Words {
  /// What the fault says in this language.
  public func text<Fault: WordedFault>(for fault: Fault) -> String { fault.wording[language] }
}

extension TimeZoneFault: WordedFault {
  public var wording: Phrase { Phrase(reason) }
}

extension TransportFault: WordedFault {
  /// What went wrong with a request, and what the system said about it.
  public var wording: Phrase {
    detail.isEmpty ? kind.wording : Phrase { "\(kind.wording[$0]): \(detail)" }
  }
}

extension WireError: WordedFault {
  public var wording: Phrase {
    switch self {
    case .noText(let type): Phrase(named: "texts.\(type)") ?? Phrase(plain: type)
    case .unreadable(let texts):
      Phrase { language in
        zip(Language.allCases, texts).first { $0.0 == language }?.1 ?? texts.first ?? ""
      }
    case .truncated(let offset): Phrase(.endsWithinValue, offset)
    case .malformed(let offset, let fault): Phrase(.malformedAt, offset, "\(fault)")
    case .unknownCode(let code, let type): Phrase(.unknownCode, code, "\(type)")
    case .unknownKind(let kind, let type): Phrase(.unknownKind, kind, "\(type)")
    }
  }
}

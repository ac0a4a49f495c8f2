import EventSourcing
import WriteAheadLog

extension KeyringError: WordedFault {
  /// What was expected and found, and what to do.
  public var wording: Phrase {
    switch self {
    case .missing(let path): Phrase(.keyringIsMissing, path)
    case .exists(let path): Phrase(.keyringExists, path)
    case .wrongMasterKey(let path): Phrase(.keyringOfAnotherMasterKey, path)
    case .damaged(let path, let fault): fault.wording.at(path)
    case .destroyed(let time): Phrase(.keyWasDestroyed, time.text)
    case .noCryptography: Phrase(.thisSystemCannotSeal)
    case .system(let path, let error): error.wording.at(path)
    }
  }
}

extension KeyringFault {
  /// What is wrong, and what to do.
  public var wording: Phrase {
    switch self {
    case .header: Phrase(.keyringIsDamaged)
    case .otherKeyring: Phrase(.keyringOfAnotherLog)
    case .slot(let place): Phrase(.keySlotIsDamaged, place)
    case .noKey(let id): Phrase(.keyIsMissing, id.text)
    case .wrapping(let id): Phrase(.keyWasWrappedOtherwise, id.text)
    case .text(let id): Phrase(.textWasSealedOtherwise, id.text)
    case .notSealed: Phrase(.textIsNotSealed)
    case .nonceUsedTwice(let id): Phrase(.nonceWasUsedTwice, id.text)
    case .keyOfErased(let stream): Phrase(.erasedAndAKeyIsThere, stream.text)
    }
  }
}

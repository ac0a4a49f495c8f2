import ClaimsDomain
import EventSourcing
import WriteAheadLog

// What went wrong with the log, for people. The log says it in English; what the system says is
// quoted.

extension EventStoreError: WordedFault {
  public var wording: Phrase { Phrase(saidByLog: explanation) }
}

/// What is wrong with the log that was to be opened; what to do about it is for the caller to say.
extension LogOpenError: WordedFault {
  public var wording: Phrase {
    switch self {
    case .missing(let path):
      Phrase(.thereIsNoSuchFile).at(path)
    case .missingFolder(let path, let folder):
      Phrase(.thereIsNoFolder, folder).at(path)
    case .markWithoutLog(let path):
      Phrase(.thereIsNoLogBut, path).at(path)
    case .markMissing(let path):
      Phrase(.markIsMissing, path).at(path)
    case .unreadable(let path, let fault): fault.wording.at(path)
    case .inUse(let path, let holder):
      Phrase(.isBeingWrittenBy, path, holder.note)
    case .damaged(let path, let offset, let reason):
      Phrase(.isDamagedAtByte, path, offset, Phrase(saidByLog: reason))
    case .masterKeyNeeded(let path): Phrase(.masterKeyIsNeeded).at(path)
    case .keyringWithoutLog(let path): Phrase(.keyringWithoutLog, path).at(path)
    case .keyring(let error): error.wording
    case .system(let path, let error): error.wording.at(path)
    }
  }
}

extension LogFault: WordedFault {
  public var wording: Phrase {
    switch self {
    case .empty:
      Phrase(.fileIsEmptyLogBegins)
    case .notALog:
      Phrase(.thisIsNotLogIt)
    case .headerTruncated(let bytes):
      Phrase(.headerIsCutOffAfter, bytes)
    case .headerDamaged:
      Phrase(.headerDoesNotMatchIts)
    case .newerFormat(let major, let features):
      Phrase(.logHasFormatWithFeatures, major, features)
    }
  }
}

extension FrameFault: WordedFault {
  public var wording: Phrase { Phrase(saidByLog: description) }
}

extension ProofFault: WordedFault {
  public var wording: Phrase { Phrase(saidByLog: description) }
}

extension BackupError: WordedFault {
  public var wording: Phrase {
    switch self {
    case .log(let error): error.wording
    case .fault(let fault), .misplaced(let fault): fault.wording
    case .notVisibleYet(let bytes, let all):
      Phrase(.earlierBackupIsDamagedAnd, bytes, all)
    }
  }
}

extension ProvingError: WordedFault {
  public var wording: Phrase {
    switch self {
    case .log(let error): error.wording
    case .fault(let fault): fault.wording
    case .notVisibleYet(let frames, let all):
      Phrase(.somebodyIsWritingLogAnd, frames, all)
    }
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// What went wrong with a log, and what to do.

extension EventStoreError {
  /// What failed, and what to do.
  var advice: Phrase {
    guard case .poisoned = self else { return wording }
    return wording
      + Phrase(.nothingMoreWasTakenEverything)
  }

  /// The same for a log that failed to open.
  fileprivate func advice(onOpening path: String, toWrite: Bool) -> Phrase {
    if isFullDisk {
      return Phrase(.theDiskIsFullFree, path, wording)
    }
    let text = wording.at(path)
    if case .otherLog = self {
      return text
        + Phrase(.itIsIntactNameThe)
    }
    guard isForbidden else { return text }
    return text
      + (toWrite ? Phrase(.writingNeedsTheRightTo, path) : Phrase(.readingNeedsTheRightTo))
  }
}

extension LogOpenError {
  /// What was expected, what was found, and what to do.
  ///
  /// - Parameter toWrite: whether it was to be written.
  func advice(toWrite: Bool) -> Phrase {
    let text = wording
    switch self {
    case .missing(let path):
      return text
        + Phrase(.nameALogWithLog, path)
    case .missingFolder(_, let folder):
      return text
        + Phrase(.makeItFirstMkdirP, folder)
    case .markWithoutLog(let path):
      return text
        + Phrase(.nothingWasWrittenPutThe, path)
    case .markMissing(let path):
      return text
        + Phrase(.putTheMarkBack, path)
    case .unreadable(_, let fault): return text + Phrase(plain: ". ") + fault.advice
    case .inUse:
      return text
        + Phrase(.endThatProcessFirstThe)
    case .damaged(let path, _, _):
      return text
        + Phrase(.whatWasDurableThereIs, path)
    case .keyringWithoutLog(let path): return text + Phrase(.putTheLogBackOrMoveKeys, path)
    case .masterKeyNeeded, .keyring: return text
    case .system(let path, let error): return error.advice(onOpening: path, toWrite: toWrite)
    }
  }
}

extension Verb {
  /// Whether it opens a log, or an outbox, to write to it.
  func writesLog(_ words: [String]) -> Bool {
    switch self {
    case .tick: !words.contains("--dry-run")
    case .keys: words.contains("--rotate")
    case .flows: words.contains("publish")
    case .demo, .send, .outbox, .sync, .serve, .archive, .seal, .import, .bench: true
    default: false
    }
  }
}

extension LogFault {
  fileprivate var advice: Phrase {
    switch self {
    case .empty:
      Phrase(.ifItWasNeverA)
    case .notALog:
      Phrase(.nameAnotherWithLogFILE)
    case .headerTruncated, .headerDamaged:
      Phrase(.restoreTheFileFromA)
    case .newerFormat: Phrase(.useANewerVersion)
    }
  }
}

extension LogOpenError {
  var exitCode: ExitCode {
    switch self {
    // Another file was meant, or another version.
    case .unreadable(_, .empty), .unreadable(_, .notALog), .unreadable(_, .newerFormat): .failed
    case .unreadable, .damaged, .markWithoutLog, .markMissing, .keyringWithoutLog: .damaged
    default: .failed
    }
  }
}

extension Phrase {
  fileprivate static func + (first: Phrase, second: Phrase) -> Phrase {
    Phrase { first[$0] + second[$0] }
  }
}

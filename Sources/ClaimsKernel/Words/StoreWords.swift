import ClaimsDomain
import EventSourcing
import WriteAheadLog

// What went wrong with the log, for people. The log says it in English; what the system says is
// quoted.

extension EventStoreError: WordedFault {
  public var wording: Wording { Wording(explanation, spanish) }

  private var spanish: String {
    switch self {
    case .system(let call, _, let message): "falló \(call): \(message)"
    case .poisoned(let reason): LogPhrases.spanish(reason)
    case .closed: "el registro está cerrado"
    case .beyondEnd(let position, let end):
      "el registro termina en \(end.value), se encontró \(position.value): empiece de nuevo, desde 0"
    case .damaged(let offset, let reason):
      "dañado en el byte \(offset): \(LogPhrases.spanish(reason))"
    case .otherLog(let reason): LogPhrases.spanish(reason)
    case .entryTooLarge(let bytes, let limit):
      "\(bytes) bytes; en una entrada caben como máximo \(limit)"
    case .commandAlreadyTaken(let id): "la orden \(id.text) ya se había aceptado"
    case .malformedCommit:
      "una confirmación nombra un flujo dos veces o no le aporta ningún evento"
    case .revisionConflict(_, let expected, let actual):
      "se esperaba la revisión \(expected.value), se encontró la \(actual.value)"
    }
  }
}

/// What is wrong with the log that was to be opened; what to do about it is for whoever asks.
extension LogOpenError: WordedFault {
  public var wording: Wording {
    switch self {
    case .missing(let path):
      Wording("there is no such file", "no existe tal archivo").at(path)
    case .missingFolder(let path, let folder):
      Wording("there is no folder \(folder)", "no existe la carpeta \(folder)").at(path)
    case .markWithoutLog(let path):
      Wording(
        "there is no log, but its mark file \(path).mark tells that there was one",
        "no hay registro, pero su archivo de marca \(path).mark dice que lo hubo"
      ).at(path)
    case .unreadable(let path, let fault): fault.wording.at(path)
    case .inUse(let path, let holder):
      Wording(
        "\(path) is being written by \(holder.note)",
        "\(path) está siendo escrito por \(holder.note)")
    case .damaged(let path, let offset, let reason):
      Wording(
        "\(path) is damaged at byte \(offset): \(reason)",
        "\(path) está dañado en el byte \(offset): \(LogPhrases.spanish(reason))")
    case .system(let path, let error): error.wording.at(path)
    }
  }
}

extension LogFault: WordedFault {
  public var wording: Wording {
    switch self {
    case .empty:
      Wording(
        "the file is empty; a log begins with a header of 4096 bytes",
        "el archivo está vacío; un registro comienza con una cabecera de 4096 bytes")
    case .notALog:
      Wording(
        "this is not a log: it does not begin with the bytes of one",
        "esto no es un registro: no comienza con los bytes de uno")
    case .headerTruncated(let bytes):
      Wording(
        "the header is cut off after \(bytes) of 4096 bytes",
        "la cabecera está cortada tras \(bytes) de 4096 bytes")
    case .headerDamaged:
      Wording(
        "the header does not match its checksum",
        "la cabecera no coincide con su suma de verificación")
    case .newerFormat(let major, let features):
      Wording(
        "the log has format \(major) with features \(features); this version reads format 1",
        "el registro tiene el formato \(major) con funciones \(features); "
          + "esta versión lee el formato 1")
    }
  }
}

extension FrameFault: WordedFault {
  public var wording: Wording { Wording(description, LogPhrases.spanish(description)) }
}

extension ProofFault: WordedFault {
  public var wording: Wording { Wording(description, LogPhrases.spanish(description)) }
}

extension BackupError: WordedFault {
  public var wording: Wording {
    switch self {
    case .log(let error): error.wording
    case .fault(let fault): fault.wording
    case .notVisibleYet(let bytes, let all):
      Wording(
        "the earlier backup is damaged, and somebody is writing the log, of which \(bytes) of its "
          + "\(all) bytes can be read so far: ask again once more was written, or when it is closed",
        "la copia anterior está dañada, y alguien está escribiendo el registro, del que por ahora "
          + "se pueden leer \(bytes) de los \(all) bytes de ella: pregunte de nuevo cuando se haya "
          + "escrito más, o cuando esté cerrado")
    }
  }
}

extension ProvingError: WordedFault {
  public var wording: Wording {
    switch self {
    case .log(let error): error.wording
    case .fault(let fault): fault.wording
    case .notVisibleYet(let frames, let all):
      Wording(
        "somebody is writing the log, and \(frames) of \(all) frames can be read so far: ask again "
          + "once more was written, or when it is closed",
        "alguien está escribiendo el registro, y por ahora se pueden leer \(frames) de \(all) "
          + "tramas: pregunte de nuevo cuando se haya escrito más, o cuando esté cerrado")
    }
  }
}

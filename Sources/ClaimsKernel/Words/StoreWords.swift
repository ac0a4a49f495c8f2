import ClaimsDomain
import EventSourcing
import WriteAheadLog

// What went wrong with the log, for people. What the system or a damaged file says is quoted.

extension Words {
  public func text(for error: EventStoreError) -> String {
    switch language {
    case .en: error.explanation
    case .es: error.spanish
    }
  }

  /// What is wrong with the log that was to be opened; what to do about it is for whoever asks.
  public func text(for error: LogOpenError) -> String {
    switch error {
    case .missing(let path):
      path + ": " + Wording("there is no such file", "no existe tal archivo")[language]
    case .unreadable(let path, let fault): path + ": " + text(for: fault)
    case .inUse(let path, let holder):
      switch language {
      case .en: "\(path) is being written by \(holder.note)"
      case .es: "\(path) está siendo escrito por \(holder.note)"
      }
    case .damaged(let path, let offset, let reason):
      switch language {
      case .en: "\(path) is damaged at byte \(offset): \(reason)"
      case .es: "\(path) está dañado en el byte \(offset): \(reason)"
      }
    case .system(let path, let error): path + ": " + text(for: error)
    }
  }

  public func text(for fault: LogFault) -> String {
    let wording =
      switch fault {
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
    return wording[language]
  }
}

extension EventStoreError {
  fileprivate var spanish: String {
    switch self {
    case .system(let call, _, let message): "falló \(call): \(message)"
    case .poisoned(let reason): reason
    case .closed: "el registro está cerrado"
    case .damaged(let offset, let reason): "dañado en el byte \(offset): \(reason)"
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

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
      + Phrase(
        ". Nothing more was taken. Everything that was answered is in the log; once the "
          + "cause is mended, send the rest again: what is there already is answered, not repeated",
        ". No se admitió nada más. Todo lo contestado está en el registro; una vez resuelta la "
          + "causa, envíe de nuevo el resto: lo que ya está se contesta, no se repite")
  }

  /// The same, of a log that is to be opened.
  fileprivate func advice(onOpening path: String) -> Phrase {
    if isFullDisk {
      return Phrase(
        "\(path): the disk is full (\(wording.en)). Free some space and try again; "
          + "nothing that was acknowledged is lost",
        "\(path): el disco está lleno (\(wording.es)). Libere espacio e intente de nuevo; "
          + "no se pierde nada de lo confirmado")
    }
    let text = wording.at(path)
    if case .otherLog = self {
      return text
        + Phrase(
          ". It is intact. Name the log of claims with --log FILE, and the outbox with --outbox FILE",
          ". Está íntegro. Indique el registro de reclamaciones con --log FILE, y la bandeja de "
            + "salida con --outbox FILE")
    }
    guard isForbidden else { return text }
    return text
      + Phrase(
        ". Writing needs the right to write the file, its folder and \(path).lock",
        ". Para escribir hace falta permiso sobre el archivo, su carpeta y \(path).lock")
  }
}

extension LogOpenError {
  /// What was expected, what was found, and what to do.
  var advice: Phrase {
    let text = wording
    switch self {
    case .missing(let path):
      return text
        + Phrase(
          ". Name a log with --log FILE, or make one by sending it commands: "
            + "claims send --log \(path) FILE",
          ". Indique un registro con --log FILE, o cree uno enviándole órdenes: "
            + "claims send --log \(path) FILE")
    case .missingFolder(_, let folder):
      return text
        + Phrase(
          ". Make it first: mkdir -p \(folder)", ". Créela antes: mkdir -p \(folder)")
    case .markWithoutLog(let path):
      return text
        + Phrase(
          ". Nothing was written. Put the log back from where it went, or restore it from a copy; "
            + "where a new one is to begin here, move \(path).mark away first",
          ". No se escribió nada. Devuelva el registro a su sitio, o restáurelo de una copia; "
            + "si aquí ha de comenzar uno nuevo, retire antes \(path).mark")
    case .unreadable(_, let fault): return text + Phrase(". ", ". ") + fault.advice
    case .inUse:
      return text
        + Phrase(
          ". End that process first; the reading verbs work meanwhile",
          ". Termine antes ese proceso; los verbos de lectura funcionan mientras tanto")
    case .damaged(let path, _, _):
      return text
        + Phrase(
          ". What was durable there is missing or changed. Nothing was written. Restore the file "
            + "from a copy; 'claims verify --log \(path)' tells how much of it is intact, "
            + "and 'claims salvage' writes that to a new log",
          ". Lo que allí era duradero falta o ha cambiado. No se escribió nada. Restaure el archivo "
            + "de una copia; 'claims verify --log \(path)' dice cuánto está intacto, y "
            + "'claims salvage' lo escribe en un registro nuevo")
    case .system(let path, let error): return error.advice(onOpening: path)
    }
  }
}

extension LogFault {
  fileprivate var advice: Phrase {
    switch self {
    case .empty:
      Phrase(
        "If it was never a log, remove it or name another with --log FILE",
        "Si nunca fue un registro, elimínelo o indique otro con --log FILE")
    case .notALog:
      Phrase("Name another with --log FILE", "Indique otro con --log FILE")
    case .headerTruncated, .headerDamaged:
      Phrase("Restore the file from a copy", "Restaure el archivo de una copia")
    case .newerFormat: Phrase("Use a newer version", "Use una versión más nueva")
    }
  }
}

extension LogOpenError {
  var exitCode: ExitCode {
    switch self {
    case .unreadable, .damaged, .markWithoutLog: .damaged
    default: .failed
    }
  }
}

extension Phrase {
  fileprivate static func + (first: Phrase, second: Phrase) -> Phrase {
    Phrase { first[$0] + second[$0] }
  }
}

import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// What went wrong with a log, and what to do.

extension Speech {
  /// What failed, and what to do.
  func advice(on error: EventStoreError) -> String {
    let text = Words(language).text(for: error)
    guard case .poisoned = error else { return text }
    return text
      + say(
        ". Nothing more was taken. Everything that was answered is in the log; once the "
          + "cause is mended, send the rest again: what is there already is answered, not repeated",
        ". No se admitió nada más. Todo lo contestado está en el registro; una vez resuelta la "
          + "causa, envíe de nuevo el resto: lo que ya está se contesta, no se repite")
  }

  /// What was expected, what was found, and what to do.
  func advice(on error: LogOpenError) -> String {
    let text = Words(language).text(for: error)
    switch error {
    case .missing(let path):
      return text
        + say(
          ". Name a log with --log FILE, or make one by sending it commands: "
            + "claims send --log \(path) FILE",
          ". Indique un registro con --log FILE, o cree uno enviándole órdenes: "
            + "claims send --log \(path) FILE")
    case .unreadable(_, let fault): return text + ". " + advice(on: fault)
    case .inUse:
      return text
        + say(
          ". End that process first; the reading verbs work meanwhile",
          ". Termine antes ese proceso; los verbos de lectura funcionan mientras tanto")
    case .damaged(let path, _, _):
      return text
        + say(
          ". What was durable there is missing or changed. Nothing was written. Restore the file "
            + "from a copy; 'claims verify --log \(path)' tells how much of it is intact, "
            + "and 'claims salvage' writes that to a new log",
          ". Lo que allí era duradero falta o ha cambiado. No se escribió nada. Restaure el archivo "
            + "de una copia; 'claims verify --log \(path)' dice cuánto está intacto, y "
            + "'claims salvage' lo escribe en un registro nuevo")
    case .system(let path, let error): return advice(on: error, path, text)
    }
  }

  private func advice(on error: EventStoreError, _ path: String, _ text: String) -> String {
    if error.isFullDisk {
      let said = Words(language).text(for: error)
      return path
        + say(
          ": the disk is full (\(said)). Free some space and try again; "
            + "nothing that was acknowledged is lost",
          ": el disco está lleno (\(said)). Libere espacio e intente de nuevo; "
            + "no se pierde nada de lo confirmado")
    }
    guard error.isForbidden else { return text }
    return text
      + say(
        ". Writing needs the right to write the file, its folder and \(path).lock",
        ". Para escribir hace falta permiso sobre el archivo, su carpeta y \(path).lock")
  }

  private func advice(on fault: LogFault) -> String {
    switch fault {
    case .empty:
      say(
        "If it was never a log, remove it or name another with --log FILE",
        "Si nunca fue un registro, elimínelo o indique otro con --log FILE")
    case .notALog:
      say("Name another with --log FILE", "Indique otro con --log FILE")
    case .headerTruncated, .headerDamaged:
      say("Restore the file from a copy", "Restaure el archivo de una copia")
    case .newerFormat: say("Use a newer version", "Use una versión más nueva")
    }
  }
}

extension LogOpenError {
  var exitCode: ExitCode {
    switch self {
    case .unreadable, .damaged: .damaged
    default: .failed
    }
  }
}

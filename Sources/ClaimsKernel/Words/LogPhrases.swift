/// What the log says of its own bytes and of proofs, which it says in English, in Spanish: the log
/// knows of no languages. A test reads what it may say out of its sources, and finds what is not
/// here.
///
/// A star stands for whatever is filled in, which may be such a phrase again.
enum LogPhrases {
  /// The Spanish for a phrase; the phrase itself where there is none.
  static func spanish(_ text: String) -> String { translated(text) ?? text }

  /// The Spanish for a phrase; nil where there is none.
  static func translated(_ text: String) -> String? {
    if let exact = exact[text] { return exact }
    for pattern in patterns {
      guard let holes = pattern.holes(in: text) else { continue }
      return pattern.filled(with: holes.map(spanish))
    }
    return nil
  }

  private static let exact = Dictionary(
    all.filter { !$0.en.contains("*") }.map { ($0.en, $0.es) }, uniquingKeysWith: { $1 })

  /// The longest first, since a short one may stand within a long one.
  private static let patterns = all.filter { $0.en.contains("*") }
    .sorted { $0.en.count > $1.en.count }

  private static let all =
    frames + salvage + entries + checkpoints + backups + signatures + evidence

  /// What is wrong with the bytes of a frame.
  private static let frames = [
    Phrase("no frame begins here", "aquí no comienza ninguna trama"),
    Phrase(
      "the frame's header does not match its checksum",
      "la cabecera de la trama no coincide con su suma de verificación"),
    Phrase(
      "the frame's body does not match its checksum",
      "el cuerpo de la trama no coincide con su suma de verificación"),
    Phrase("the file ends inside this frame", "el archivo termina dentro de esta trama"),
    Phrase("the frame claims more than * bytes", "la trama declara más de * bytes"),
    Phrase(
      "a frame of kind *, which this version does not know",
      "una trama de tipo *, que esta versión no conoce"),
    Phrase(
      "an intact frame that does not belong here: *",
      "una trama intacta que no corresponde aquí: *"),
    Phrase("frame * instead of *", "trama * en lugar de *"),
    Phrase("position * instead of *", "posición * en lugar de *"),
    Phrase("it was recorded before the one before it", "se registró antes que la anterior"),
    Phrase("its durable mark lies ahead of it", "su marca de durabilidad está más allá de ella"),
    Phrase("its command has no id: *", "su orden no tiene identificador: *"),
    Phrase("a seal that is none", "un sello que no lo es"),
    Phrase("events outside a commit", "eventos fuera de una confirmación"),
    Phrase("a refusal that is none", "un rechazo que no lo es"),
    Phrase("stream number *", "flujo número *"),
    Phrase("revision * of stream *", "revisión * del flujo *"),
    Phrase("a commit without an event", "una confirmación sin eventos"),
    Phrase("* events", "* eventos"),
    Phrase("its body is no entry: *", "su cuerpo no es una entrada: *"),
    Phrase("its body is no leaf: *", "su cuerpo no es una hoja: *"),
    Phrase("a frame that is no leaf: *", "una trama que no es una hoja: *"),
    Phrase(
      "neither slot is an intact mark of this log",
      "ninguna de las dos ranuras es una marca intacta de este registro"),
  ]

  /// Why a frame has no place in a log that is salvaged.
  private static let salvage = [
    Phrase("a body that is none of its kind", "un cuerpo que no es de su tipo"),
    Phrase(
      "it says what this version cannot write again",
      "dice lo que esta versión no puede volver a escribir"),
    Phrase("it cannot be written again: *", "no se puede volver a escribir: *"),
    Phrase("it makes stream *, which is there", "crea el flujo *, que ya está"),
    Phrase("the name of stream * is lost", "se perdió el nombre del flujo *"),
    Phrase("revision * of stream * is there", "la revisión * del flujo * ya está"),
    Phrase("the name of its stream * is lost", "se perdió el nombre de su flujo *"),
    Phrase("frame * is there already", "la trama * ya está"),
    Phrase(
      "no frame comes after one with these numbers", "ninguna trama sigue a una con estos números"),
    Phrase(
      "a seal that is none, or events outside a commit",
      "un sello que no lo es, o eventos fuera de una confirmación"),
  ]

  /// What cannot be read or written as what it should be.
  private static let entries = [
    Phrase("* failed: *", "falló *: *"),
    Phrase("the log is closed", "el registro está cerrado"),
    Phrase(
      "* is a pipe, a folder or a device, and no file",
      "* es una tubería, una carpeta o un dispositivo, y no un archivo"),
    Phrase(
      "the file was removed, or another one was put in its place, while it was open",
      "el archivo se eliminó, o se puso otro en su lugar, mientras estaba abierto"),
    Phrase("an entry that cannot be encoded: *", "una entrada que no se puede codificar: *"),
    Phrase("a command that cannot be encoded: *", "una orden que no se puede codificar: *"),
    Phrase("an event that cannot be encoded: *", "un evento que no se puede codificar: *"),
    Phrase("a refusal that cannot be encoded: *", "un rechazo que no se puede codificar: *"),
    Phrase("it cannot be encoded: *", "no se puede codificar: *"),
    Phrase(
      "position * cannot be read by this version: *",
      "esta versión no puede leer la posición *: *"),
    Phrase("command * cannot be read: *", "la orden * no se puede leer: *"),
    Phrase("an event that cannot be read: *", "un evento que no se puede leer: *"),
    Phrase("an event cannot be read: *", "un evento no se puede leer: *"),
    Phrase("the entry after position *: *", "la entrada tras la posición *: *"),
    Phrase(
      "behind position * there is what this version cannot read",
      "tras la posición * hay algo que esta versión no puede leer"),
    Phrase(
      "this is the log of something else than an outbox",
      "este es el registro de algo que no es una bandeja de salida"),
    Phrase(
      "this is the log of an outbox; expected one of claims",
      "este es el registro de una bandeja de salida; se esperaba uno de reclamaciones"),
    Phrase(
      "this is a log of claims; expected that of an outbox",
      "este es un registro de reclamaciones; se esperaba el de una bandeja de salida"),
  ]

  /// Why a checkpoint or a note is none, or not this log's.
  private static let checkpoints = [
    Phrase(
      "a checkpoint has three lines: origin, size, root; found *",
      "un punto de control tiene tres líneas: origen, tamaño, raíz; se encontraron *"),
    Phrase(
      "the checkpoint's origin is no name", "el origen del punto de control no es un nombre"),
    Phrase(
      "the checkpoint's size is no plain number: *",
      "el tamaño del punto de control no es un número simple: *"),
    Phrase(
      "the checkpoint's root is no hash of 32 bytes in base64: *",
      "la raíz del punto de control no es un hash de 32 bytes en base64: *"),
    Phrase(
      "the checkpoint is of *, the log is *", "el punto de control es de *, el registro es *"),
    Phrase(
      "the checkpoint saw * frames, and the log has *: some are gone, or an older copy was put back",
      "el punto de control vio * tramas, y el registro tiene *: faltan algunas, o se repuso una "
        + "copia anterior"),
    Phrase(
      "the first * frames are not those that the checkpoint saw: the log was rewritten, or is "
        + "another one",
      "las primeras * tramas no son las que vio el punto de control: el registro se reescribió, o "
        + "es otro"),
    Phrase(
      "an Ed25519 key has 32 bytes; found *", "una clave Ed25519 tiene 32 bytes; se hallaron *"),
    Phrase(
      "a verifier key reads name+hash+key; found *",
      "una clave de verificación se escribe nombre+hash+clave; se encontró *"),
    Phrase("the key's hash is *, not *", "el hash de la clave es *, no *"),
    Phrase(
      "a key's name has no blank and no plus sign; found *",
      "el nombre de una clave no tiene espacios ni signos más; se encontró *"),
    Phrase("a note ends with a newline", "una nota termina con un salto de línea"),
    Phrase("no signature: *", "no es una firma: *"),
    Phrase("nothing follows the note's empty line", "nada sigue a la línea vacía de la nota"),
  ]

  /// Why there is no backup, where its place or its source is not what it should be.
  private static let backups = [
    Phrase("* is the log itself", "* es el propio registro"),
    Phrase(
      "* is where the log keeps what belongs to it",
      "* es donde el registro guarda lo que le pertenece"),
    Phrase(
      "* holds the log *, not *: name another file for its backup",
      "* contiene el registro *, no *: indique otro archivo para su copia"),
    Phrase(
      "* holds * frames, and the log has *: an older copy of the log was put back, or the backup "
        + "was written to",
      "* contiene * tramas, y el registro tiene *: se repuso una copia anterior del registro, o se "
        + "escribió en la copia"),
    Phrase(
      "* is not how the log began: the log was rewritten, or the backup was written to",
      "* no es como comenzó el registro: el registro se reescribió, o se escribió en la copia"),
    Phrase(
      "* holds what this version has no tree of; use a newer one",
      "* contiene algo de lo que esta versión no tiene árbol; use una más nueva"),
    Phrase(
      "* reads back otherwise than it was written",
      "* se lee de vuelta distinto de como se escribió"),
  ]

  /// What is wrong with a key or with what it signed.
  private static let signatures = [
    Phrase("a note has at most * signatures", "una nota tiene como máximo * firmas"),
    Phrase(
      "this build cannot sign: build it with --traits SystemCrypto, or sign by a command",
      "esta versión no puede firmar: compílela con --traits SystemCrypto, o firme con una orden"),
    Phrase(
      "a private Ed25519 key has 32 bytes; found *",
      "una clave privada Ed25519 tiene 32 bytes; se hallaron *"),
    Phrase(
      "a private Ed25519 key reads PRIVATE+KEY+name+hash+key; this does not",
      "una clave privada Ed25519 se escribe PRIVATE+KEY+nombre+hash+clave; esto no"),
    Phrase(
      "the private key's hash is not that of its public key",
      "el hash de la clave privada no es el de su clave pública"),
    Phrase(
      "the system's cryptography did not sign", "la criptografía del sistema no firmó"),
    Phrase("the key * is no Ed25519 key", "la clave * no es una clave Ed25519"),
    Phrase("not signed by *, nor by anybody", "no está firmado por *, ni por nadie"),
    Phrase("not signed by *, but by *", "no está firmado por *, sino por *"),
    Phrase("not signed by *", "no está firmado por *"),
    Phrase(
      "the signature of * does not hold: the text was changed, or another key signed",
      "la firma de * no es válida: el texto se cambió, o firmó otra clave"),
    Phrase("the checkpoint is of *, not of *", "el punto de control es de *, no de *"),
  ]

  /// Why evidence, or a proof of consistency, does not hold.
  private static let evidence = [
    Phrase("no durable event has position *", "ningún evento duradero tiene la posición *"),
    Phrase("nothing of it is among the * frames", "nada de ello está entre las * tramas"),
    Phrase("it shows no event", "no muestra ningún evento"),
    Phrase("frame * is no commit", "la trama * no es una confirmación"),
    Phrase("frame * names stream number * again", "la trama * nombra de nuevo el flujo número *"),
    Phrase(
      "event * is of stream number *, which no frame here names",
      "el evento * es del flujo número *, que aquí no nombra ninguna trama"),
    Phrase(
      "frame * shows what this version cannot read: *",
      "la trama * muestra lo que esta versión no puede leer: *"),
    Phrase(
      "it shows what this version cannot read: *", "muestra lo que esta versión no puede leer: *"),
    Phrase("frame * stands behind frame *", "la trama * está detrás de la trama *"),
    Phrase(
      "frame * is not in the log of the checkpoint: it was changed, or the checkpoint is another "
        + "log's",
      "la trama * no está en el registro del punto de control: se cambió, o el punto de control es "
        + "de otro registro"),
    Phrase(
      "the proof is about *, the checkpoint about *", "la prueba es de *, el punto de control de *"),
    Phrase(
      "the log of * frames does not begin with the * of the checkpoint",
      "el registro de * tramas no comienza con las * del punto de control"),
    Phrase("line *: expected *; found *", "línea *: se esperaba *; se encontró *"),
    Phrase("the end", "el final"),
    Phrase("* and * plain numbers", "* y * números simples"),
    Phrase("* and a hash of 32 bytes in base64", "* y un hash de 32 bytes en base64"),
    Phrase("* and base64", "* y base64"),
    Phrase("leaf KIND RECORDED POSITION EVENTS", "leaf TIPO REGISTRADO POSICIÓN EVENTOS"),
  ]
}

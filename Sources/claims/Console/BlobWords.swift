import BlobStore
import ClaimsDomain
import ClaimsKernel

// What went wrong with bytes, for people: the room of the bytes knows of no languages.

extension BlobError: WordedFault {
  public var wording: Phrase { Phrase(description, spanish) }

  private var spanish: String {
    switch self {
    case .notFound(let digest): "no hay ningún blob \(digest)"
    case .damaged(let expected, let found):
      "el blob \(expected) está dañado: el hash de sus bytes es \(found); guárdelo de nuevo para "
        + "repararlo"
    case .otherDigest(let expected, let found):
      "el hash de los bytes es \(found), se esperaba \(expected): no se guardó nada"
    case .otherSize(let expected, let found):
      "había \(found) bytes, se esperaban \(expected): no se guardó nada"
    case .tooLarge(let most): "más de \(most) bytes: no se guardó nada"
    case .otherType(let declared, let found):
      "los bytes son \(found?.mimes[0] ?? "de un tipo desconocido"), declarados como \(declared): no "
        + "se guardó nada"
    case .typeNotAllowed(let found):
      "\(found?.mimes[0] ?? "un tipo desconocido") no se admite aquí: no se guardó nada"
    case .source(let text): "no se pudieron leer los bytes: \(text); no se guardó nada"
    case .notConfirmed(let digest):
      "no está confirmado que el blob \(digest) esté guardado en otro lugar: confírmelo antes"
    case .notPrivate(let path, let mode):
      "\(path) tiene el modo \(String(mode, radix: 8)), se esperaba 700: use chmod 700"
    case .notPlain(let path): "\(path) no es ni una simple carpeta ni un simple archivo: elimínelo"
    case .system(let call, let code, let message): "falló \(call): \(message) (\(code))"
    }
  }
}

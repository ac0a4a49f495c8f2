import BlobStore
import ClaimsDomain
import ClaimsKernel

// What went wrong with bytes, for people: the room of the bytes knows of no languages.

extension BlobError: WordedFault {
  public var wording: Phrase {
    switch self {
    case .notFound(let digest): Phrase(.noBlob, digest)
    case .damaged(let expected, let found): Phrase(.blobIsDamaged, expected, found)
    case .otherDigest(let expected, let found): Phrase(.bytesHashTo, expected, found)
    case .otherSize(let expected, let found): Phrase(.thereWereBytes, expected, found)
    case .tooLarge(let most): Phrase(.moreThanBytes, most)
    case .otherType(let declared, let found):
      Phrase(.bytesAreDeclaredAs, declared, Self.name(of: found) ?? Phrase(.ofNoKnownType))
    case .typeNotAllowed(let found):
      Phrase(.typeIsNotTakenHere, Self.name(of: found) ?? Phrase(.anUnknownType))
    case .notOpened(let digest): Phrase(.blobCannotBeOpened, digest)
    case .noCryptography: Phrase(.thisSystemCannotSeal)
    case .source(let text): Phrase(.bytesCouldNotBeRead, text)
    case .notConfirmed(let digest): Phrase(.blobIsNotConfirmed, digest)
    case .notPrivate(let path, let mode): Phrase(.hasTheMode, path, String(mode, radix: 8))
    case .notPlain(let path): Phrase(.isNeitherFolderNorFile, path)
    case .system(let call, let code, let message): Phrase(.callFailed, call, message, code)
    }
  }

  private static func name(of type: ContentType?) -> Phrase? {
    type.map { Phrase(plain: $0.mimes[0]) }
  }
}

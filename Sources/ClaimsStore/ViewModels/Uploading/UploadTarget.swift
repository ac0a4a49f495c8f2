import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What files are added to.
public enum UploadTarget: Equatable, Sendable {
  /// Pages of a document, which is handed in when they are there.
  case document(Identifier)
  /// Photos and attachments of a claim.
  case claim(Identifier)
  /// Evidence of an incident; with the receipt's hash if the report is anonymous.
  case report(Identifier, receipt: [UInt8] = [])

  public var stream: StreamID {
    switch self {
    case .document(let id): .document(id)
    case .claim(let id): .claim(id)
    case .report(let id, _): .report(id)
    }
  }

  /// What tells the kernel of a file that is stored, in order.
  ///
  /// - Parameter stored: what is known once it is; before, a hash of zeros is looked at with it, so
  ///   that the kernel can say beforehand what it thinks of size and type.
  func commands(adding file: UploadFile, _ stored: StoredFile?) -> [DomainCommand] {
    let hash = stored?.sha256 ?? [UInt8](repeating: 0, count: 32)
    let location = stored?.location ?? ""
    switch self {
    case .document:
      let page = DocumentPage(
        id: file.id, name: file.name, mime: file.mime, bytes: file.bytes, sha256: hash,
        url: location)
      return [.document(.addPage(AddPage(page: page, compression: file.compression)))]
    case .report(_, let receipt):
      let add = AddReportAttachment(
        name: file.name, mime: file.mime, bytes: file.bytes, sha256: hash, receipt: receipt)
      return [.report(.addReportAttachment(add))]
    case .claim:
      let attachment = Attachment(
        name: file.name, mime: file.mime, bytes: file.bytes, sha256: hash)
      let part = Part(id: file.id, attachment: attachment, photo: file.photo)
      return [
        .claim(.addPart(AddPart(part: part))),
        .claim(.recordUpload(RecordUpload(part: file.id, status: .uploading))),
        .claim(
          .recordUpload(
            RecordUpload(part: file.id, status: .stored, location: location, sha256: hash))),
      ]
    }
  }

  /// By what it may be handed in: whichever of them is allowed as it stands.
  var submissions: [DomainCommand] {
    switch self {
    case .document:
      [
        .document(.submitDocument(SubmitDocument())),
        .document(.resubmitDocument(ResubmitDocument())),
      ]
    case .claim, .report: []
    }
  }
}

import ClaimsDomain
import ClaimsKernel
import Descriptions
import EventSourcing

/// What files are added to.
public enum UploadTarget: Equatable, Sendable, PrintsFields {
  /// Pages of a document, which is handed in when they are there.
  case document(Identifier)
  /// Photos and attachments of a claim.
  case claim(Identifier)
  /// Evidence of an incident; with the receipt's hash if the report is anonymous.
  case report(Identifier, receipt: [UInt8] = [])

  /// The stream of the document, claim or report.
  public var stream: StreamID {
    switch self {
    case .document(let id): .document(id)
    case .claim(let id): .claim(id)
    case .report(let id, _): .report(id)
    }
  }

  /// The commands that tell the kernel of a stored file, in order.
  ///
  /// - Parameter stored: nil before it is stored; the commands then have a hash of zeros, for a
  ///   forecast of whether size and type are accepted.
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

  /// The commands that hand it in; its present state allows one of them.
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

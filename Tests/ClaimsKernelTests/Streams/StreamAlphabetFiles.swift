import ClaimsDomain
import EventSourcing

/// Files of every kind of stream, the rules that limit them, and what ends by a clock or a reason.
extension StreamWalk {
  static let alone: [Command] =
    limits + papers.flatMap { pages(of: $0) } + claims.flatMap { parts(of: $0) }
    + reports.flatMap { evidence(of: $0) }

  /// Both limits, so that files of each kind are within one and beyond the other.
  private static let limits = [limit(500, 9000), limit(5000, 900), limit(9000, 9000)]

  private static func limit(_ page: UInt64, _ part: UInt64) -> Command {
    var rules = ClaimRules()
    (rules.attachmentBytes, rules.assessmentBytes) = (page, part)
    return .send(.ada, .rules(.setRules(SetRules(rules: rules, reason: "files"))), .rules)
  }

  private static func hash(_ id: Identifier, _ number: UInt8) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: id.low) &+ number &* 16, count: 32)
  }

  private static func pages(of id: Identifier) -> [Command] {
    func page(_ number: UInt8, _ mime: String, _ bytes: UInt64) -> DocumentCommand {
      var page = DocumentPage(id: Identifier(high: 6, low: UInt64(number)), name: "page")
      (page.mime, page.bytes, page.sha256, page.url) = (mime, bytes, hash(id, number), "blobs/2")
      return .addPage(AddPage(page: page))
    }
    let sent: [(Townspeople, DocumentCommand)] = [
      (.carla, page(2, "image/jpeg", 4000)), (.carla, page(3, "application/pdf", 8000)),
      (.carla, page(4, "video/mp4", 100)), (.clock, .expireDocument(ExpireDocument())),
    ]
    return sent.map { .send($0, .document($1), .document(id)) }
  }

  private static func part(_ number: UInt8, of id: Identifier) -> Identifier {
    Identifier(high: 7, low: id.low * 16 + UInt64(number))
  }

  private static func add(
    _ number: UInt8, _ mime: String, _ bytes: UInt64, to id: Identifier
  ) -> ClaimCommand {
    let file = Attachment(name: "scene", mime: mime, bytes: bytes, sha256: hash(id, number))
    return .addPart(AddPart(part: Part(id: part(number, of: id), attachment: file)))
  }

  /// A photo on its way to be stored, with its bytes and with others.
  static func uploads(to id: Identifier) -> [ClaimCommand] {
    func upload(_ status: UploadStatus, _ sha256: [UInt8]) -> ClaimCommand {
      .recordUpload(
        RecordUpload(part: part(1, of: id), status: status, location: "blobs/3", sha256: sha256))
    }
    return [
      add(1, "image/jpeg", 800, to: id), upload(.uploading, []), upload(.stored, hash(id, 1)),
      upload(.stored, hash(id, 2)),
    ]
  }

  private static func parts(of id: Identifier) -> [Command] {
    let files = [
      add(2, "video/mp4", 8000, to: id), add(3, "application/zip", 100, to: id),
      add(4, "text/plain", 100, to: id),
    ]
    return (files + uploads(to: id)).map { .send(.carla, .claim($0), .claim(id)) }
  }

  private static func evidence(of id: Identifier) -> [Command] {
    func add(_ number: UInt8, _ mime: String, _ bytes: UInt64) -> ReportCommand {
      .addReportAttachment(
        AddReportAttachment(
          name: "mail", mime: mime, bytes: bytes, sha256: hash(id, number), receipt: receipt(id)))
    }
    let closing = ["", "resuelto", "duplicado", "reclamacion", "falsoPositivo"].map {
      ReportCommand.closeReport(CloseReport(reason: $0))
    }
    let begin = ReportCommand.startReportInvestigation(
      StartReportInvestigation(assignee: ActorID(Townspeople.ivan.name)))
    let files = [
      add(1, "text/plain", 4000), add(2, "image/jpeg", 8000), add(3, "application/zip", 10),
    ]
    return files.map { Command.send(.nobody, .report($0), .report(id)) }
      + (closing + [begin]).map { Command.send(.hugo, .report($0), .report(id)) }
  }
}

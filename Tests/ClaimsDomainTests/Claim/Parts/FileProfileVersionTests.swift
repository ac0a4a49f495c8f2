import ClaimsDomain
import ClaimsTesting
import EventSourcing
import Testing

@Suite("Files of each profile")
struct FileProfileVersionTests {
  /// Why a file is no part of a claim; nothing where it is.
  private func refusal(of mime: String, bytes: UInt64, version: UInt32) -> [RefusalCode] {
    var file = photo(1).attachment ?? Attachment()
    (file.mime, file.bytes, file.name) = (mime, bytes, "recording")
    let context = ClaimContext(
      recorded: ClaimSender.noon, effective: ClaimSender.noon, actor: ActorID("carla"),
      role: .claimant, rules: .builtIn, neighbours: ClaimNeighbours(), version: version)
    var part = photo(1)
    part.attachment = file
    do throws(Refusal) {
      _ = try ClaimDecider.decide(.addPart(AddPart(part: part)), given: claim(.draft), in: context)
      return []
    } catch { return error.reasons.map(\.code) }
  }

  @Test("a claim takes films that are larger than a report's files, since version 5")
  func sizes() {
    #expect(refusal(of: "video/mp4", bytes: 11 << 20, version: 4) == [.attachmentTooLarge])
    #expect(refusal(of: "video/mp4", bytes: 11 << 20, version: ClaimDecider.version) == [])
    #expect(
      refusal(of: "video/mp4", bytes: 3 << 30, version: ClaimDecider.version)
        == [.attachmentTooLarge])
  }

  @Test("types are taken by their names since version 5, and by their kinds before")
  func types() {
    #expect(refusal(of: "image/svg+xml", bytes: 9, version: 4) == [])
    #expect(
      refusal(of: "image/svg+xml", bytes: 9, version: ClaimDecider.version) == [.mimeNotAllowed])
    for mime in FileProfile.assessment.mimes {
      #expect(refusal(of: mime, bytes: 9, version: ClaimDecider.version) == [], "\(mime)")
      #expect(refusal(of: mime, bytes: 9, version: 4) == [], "\(mime)")
    }
  }

  @Test("text is evidence of an incident and nothing else, and no program by its name")
  func text() {
    func answers(_ name: String, _ version: UInt32) -> [RefusalCode] {
      let context = ReportContext(
        recorded: oneOClock, effective: oneOClock, actor: carla, role: .claimant, rules: .builtIn,
        neighbours: ReportNeighbours(), version: version)
      let add = AddReportAttachment(
        name: name, mime: "text/plain", bytes: 9, sha256: [UInt8](repeating: 3, count: 32))
      do throws(Refusal) {
        _ = try ReportDecider.decide(
          .addReportAttachment(add), given: incidentReport(.borrador), in: context)
        return []
      } catch { return error.reasons.map(\.code) }
    }
    #expect(answers("headers.txt", ClaimDecider.version) == [])
    #expect(answers("headers", ClaimDecider.version) == [])
    #expect(answers("headers.txt", 4) == [.mimeNotAllowed])
    for name in ["run.exe", "page.html", "photo.jpg"] {
      #expect(answers(name, ClaimDecider.version) == [.mimeNotAllowed], "\(name)")
    }
    #expect(refusal(of: "text/plain", bytes: 9, version: ClaimDecider.version) == [.mimeNotAllowed])
  }
}

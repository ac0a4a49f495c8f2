import ClaimsTesting
import EventSourcing
import Testing

@testable import ClaimsDomain

@Suite("Files of each profile")
struct FileProfileVersionTests {
  /// Why a file is no part of a claim; nothing if it is.
  private func refusal(
    of mime: String, bytes: UInt64, named name: String = "recording", version: UInt32
  ) -> [RefusalCode] {
    var file = photo(1).attachment ?? Attachment()
    (file.mime, file.bytes, file.name) = (mime, bytes, name)
    let context = ClaimContext(
      recorded: ClaimSender.noon, effective: ClaimSender.noon, actor: ActorID("carla"),
      role: .claimant, rules: .builtIn, relatedFacts: ClaimRelatedFacts(), version: version)
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

  /// How files of each type are usually named. Source: the media types' registrations, and what
  /// cameras, telephones and browsers write.
  private static let endings: [String: [String]] = [
    "image/jpeg": ["jpg", "jpeg", "JPG"], "image/png": ["png"], "image/gif": ["gif"],
    "image/webp": ["webp"], "image/heic": ["heic", "HEIC"], "image/heif": ["heif"],
    "image/tiff": ["tif", "tiff"], "image/x-adobe-dng": ["dng", "DNG"], "image/avif": ["avif"],
    "image/bmp": ["bmp"], "video/mp4": ["mp4", "m4v"], "video/quicktime": ["mov", "MOV", "qt"],
    "video/3gpp": ["3gp", "3gpp"], "video/3gpp2": ["3g2", "3gpp2"], "video/webm": ["webm"],
    "video/x-matroska": ["mkv"], "video/x-msvideo": ["avi"], "video/ogg": ["ogv", "ogg"],
    "audio/mp4": ["m4a", "mp4"], "audio/x-m4a": ["m4a"], "audio/3gpp": ["3gp", "3gpp"],
    "audio/3gpp2": ["3g2"], "audio/mpeg": ["mp3"], "audio/aac": ["aac"], "audio/wav": ["wav"],
    "audio/x-wav": ["wav"], "audio/ogg": ["ogg", "oga", "opus"], "audio/flac": ["flac"],
    "audio/amr": ["amr"], "audio/webm": ["webm", "weba"], "audio/x-matroska": ["mka", "mkv"],
    "application/pdf": ["pdf"], "text/plain": ["txt", "text", "log", "eml"],
  ]

  @Test(
    "every type that a profile lists is taken under each of its usual endings",
    arguments: FileProfile.allCases)
  func names(profile: FileProfile) throws {
    for mime in profile.mimes {
      for ending in try #require(Self.endings[mime], "\(mime)") {
        let file = Attachment(name: "recording.\(ending)", mime: mime)
        #expect(
          file.refusedType(in: profile, version: ClaimDecider.version) == nil, "\(mime), \(ending)")
      }
    }
  }

  @Test("sound is taken under a film's endings since version 6, and never a picture or a program")
  func containers() {
    for (mime, ending) in [("audio/webm", "webm"), ("video/ogg", "ogg"), ("audio/mp4", "mp4")] {
      func answer(_ version: UInt32) -> [RefusalCode] {
        refusal(of: mime, bytes: 9, named: "recording.\(ending)", version: version)
      }
      #expect(answer(5) == [.mimeNotAllowed], "\(mime)")
      #expect(answer(ClaimDecider.version) == [], "\(mime)")
    }
    for name in ["recording.png", "recording.exe", "recording.pdf"] {
      let answer = refusal(
        of: "audio/webm", bytes: 9, named: name, version: ClaimDecider.version)
      #expect(answer == [.mimeNotAllowed], "\(name)")
    }
    #expect(
      refusal(of: "image/png", bytes: 9, named: "film.webm", version: ClaimDecider.version)
        == [.mimeNotAllowed])
  }

  @Test("text is evidence of an incident and nothing else, and no program by its name")
  func text() {
    func answers(_ name: String, _ version: UInt32) -> [RefusalCode] {
      let context = ReportContext(
        recorded: oneOClock, effective: oneOClock, actor: carla, role: .claimant, rules: .builtIn,
        relatedFacts: ReportRelatedFacts(), version: version)
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

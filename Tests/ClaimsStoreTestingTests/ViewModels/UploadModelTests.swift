import BlobStore
import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsStoreTesting
import EventSourcing
import Hashing
import StateMachineTesting
import TestSupport
import Testing

@MainActor @Suite("An upload")
struct UploadModelTests {
  private let test: TestStore<MemoryLog>
  private let ids = NumberedIdentifiers(0xabc)
  private let port = ScriptedUploads()
  private let document = Identifier(high: 0xd0c, low: 1)

  init() throws {
    test = try TestStore(given: people)
  }

  private func model(
    _ language: Language = .en, port: UploadPort? = nil
  ) -> UploadModel<MemoryLog> {
    UploadModel(
      test.viewer("carla", .claimant, language, ids: ids), target: .document(document),
      port: port ?? self.port.port)
  }

  private func started(_ language: Language = .en) async throws -> UploadModel<MemoryLog> {
    let model = model(language)
    await model.start(DocumentDetails(type: "policeReport", title: "Report of the police"))
    try await until("a draft") { model.document.value?.status == .draft }
    return model
  }

  private func stages(_ model: UploadModel<MemoryLog>) -> [UploadItem.Stage] {
    model.items.map(\.stage)
  }

  @Test("is chosen, looked at, uploaded with its progress, and handed in once")
  func whole() async throws {
    let model = try await started()
    #expect(model.document.value?.typeName == "Police report")
    #expect(!model.canUpload && !model.canSubmit)
    await model.choose([.sample(1, "front.jpg", bytes: 1000), .sample(2, "back.jpg", bytes: 3000)])
    #expect(stages(model) == [.chosen, .chosen])
    #expect(model.progress == 0)
    port.hold()
    let uploading = Task { await model.upload() }
    try await comesTrue {
      port.tell(500)
      return model.items[0].stage == .uploading(bytes: 500)
    }
    #expect(model.isUploading && !model.canUpload)
    #expect(model.progress == 0.125)
    port.release()
    await uploading.value
    #expect(stages(model) == [.added, .added])
    #expect(model.progress == 1)
    try await until("two pages, and a preview") {
      model.document.value?.pages.count == 2 && model.canSubmit
    }
    #expect(model.preview == .accepted([Words(.en).title(of: .document(.documentSubmitted))]))
    #expect(await model.submit()?.isAccepted == true)
    try await until("handed in") { model.document.value?.status == .pending }
    #expect(model.preview == nil)
    #expect(await model.submit() == nil)
    try test.received(
      in: .document(document),
      [
        .document(
          .documentStarted(
            DocumentStarted(
              owner: ActorID("carla"),
              details: DocumentDetails(type: "policeReport", title: "Report of the police"),
              version: 1, by: ActorID("carla")))),
        .document(.pageAdded(PageAdded(page: .sample(1, "front.jpg", bytes: 1000)))),
        .document(.pageAdded(PageAdded(page: .sample(2, "back.jpg", bytes: 3000)))),
        .document(.documentSubmitted(DocumentSubmitted(by: ActorID("carla"), at: morning))),
      ]
    ) {
      $0.document(document) { document in
        document.status = .pending
        document.type = "policeReport"
        document.title = "Report of the police"
        document.owner = ActorID("carla")
        document.pages = [
          .sample(1, "front.jpg", bytes: 1000), .sample(2, "back.jpg", bytes: 3000),
        ]
        document.version = 1
        document.contributors = [ActorID("carla")]
        document.submittedAt = morning
        document.submissions = 1
      }
    }
    try test.finish()
  }

  @Test("reports before a byte is sent what would be refused: a type, a size")
  func refusedBefore() async throws {
    let model = try await started(.es)
    await model.choose([
      .sample(1, "virus.exe", mime: "application/x-msdownload", bytes: 10),
      .sample(2, "film.jpg", bytes: 11 << 20), .sample(3, "front.jpg", bytes: 10),
    ])
    guard case .refused(let type) = model.items[0].stage,
      case .refused(let size) = model.items[1].stage
    else {
      Issue.record("\(stages(model))")
      return
    }
    #expect(type.contains("application/x-msdownload"))
    #expect(size.contains("como máximo 10485760 bytes"))
    #expect(model.items[2].stage == .chosen)
    await model.upload()
    #expect(port.names == ["front.jpg"])
    model.drop(model.items[0].id)
    #expect(model.items.map(\.name) == ["film.jpg", "front.jpg"])
  }

  @Test("a connection that is lost is reported, and the same file goes through another time, once")
  func lost() async throws {
    let model = try await started(.es)
    await model.choose([.sample(1, "front.jpg", bytes: 1000)])
    port.fail([.unreachable])
    await model.upload()
    #expect(stages(model) == [.failed("no hay conexión")])
    #expect(!model.isUploading && model.canUpload)
    // The bytes are there then, and the log is not: they are not sent again.
    test.log.fail(.append(1), with: .inputOutput)
    await model.upload()
    guard case .failed = model.items[0].stage else {
      Issue.record("\(stages(model))")
      return
    }
    await model.upload()
    #expect(stages(model) == [.added])
    #expect(port.names == ["front.jpg", "front.jpg"])
    try await until("one page") { model.document.value?.pages.count == 1 }
  }

  @Test("what the store of bytes does not take is not tried again")
  func refusedByPort() async throws {
    let model = try await started()
    await model.choose([.sample(1, "front.jpg", bytes: 1000)])
    port.fail([.otherType(declared: "image/jpeg", found: "text/plain")])
    await model.upload()
    #expect(
      stages(model) == [.refused("the file is text/plain, and not image/jpeg")])
    #expect(!model.canUpload)
  }

  @Test("a document that was turned back says why, takes other pages, and is handed in again")
  func resubmission() async throws {
    let model = try await started(.es)
    await model.choose([.sample(1, "front.jpg", bytes: 1000)])
    await model.upload()
    try await until("ready") { model.canSubmit }
    await model.submit()
    let reject = RejectDocument(codes: ["illegible"], text: "too dark")
    try test.given([
      CommandEnvelope(
        id: ids.next(), actor: ActorID("vera"), role: .verifier, stream: .document(document),
        command: .document(.rejectDocument(reject)))
    ])
    try await until("turned back") { model.document.value?.status == .rejected }
    let label = try test.store.state.catalogs.label(
      of: "illegible", in: .documentRejectionReasons, .es)
    #expect(model.document.value?.rejections == [label])
    #expect(model.document.value?.rejectionText == "too dark")
    guard case .refused = model.preview else {
      Issue.record("unchanged: \(String(describing: model.preview))")
      return
    }
    #expect(!model.canSubmit)
    let page = try #require(model.document.value?.pages.first?.id)
    await model.remove(page: page)
    await model.choose([.sample(2, "brighter.jpg", bytes: 2000)])
    await model.upload()
    try await until("ready again") { model.canSubmit }
    await model.submit()
    try await until("handed in") { model.document.value?.status == .pending }
    #expect(try test.store.state.documents[document]?.state.submissions == 2)
  }

  @Test("a photo of a claim is added, uploaded and stored, as its part says")
  func photo() async throws {
    try test.given([draft()])
    let model = UploadModel(
      test.viewer("carla", .claimant, ids: ids), target: .claim(claim(1)), port: port.port)
    await model.choose([.sample(1, "door.jpg", bytes: 1000)])
    await model.upload()
    #expect(model.items.map(\.stage) == [.added])
    let parts = try #require(try test.store.state.claims[claim(1)]?.claim.file.parts)
    let part = parts.first { _ in true }
    #expect(part?.attachment?.status == .stored)
    #expect(part?.attachment?.location == "stored/door.jpg")
  }

  @Test("it writes to a blob store, which compares bytes with what is said of them")
  func blobStore() async throws {
    let blobs = InMemoryBlobStore()
    let model = model(port: UploadPort(blobs))
    await model.start(DocumentDetails(type: "policeReport", title: "Report"))
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xe0] + [UInt8](repeating: 7, count: 600_000)
    await model.choose([
      .holding(picture, 1, "front.jpg", mime: "image/jpeg"),
      .holding(Array("no picture".utf8), 2, "back.jpg", mime: "image/jpeg"),
    ])
    await model.upload()
    #expect(
      stages(model) == [.added, .refused("the file is text/plain, and not image/jpeg")])
    let page = try #require(try test.store.state.documents[document]?.state.pages.first)
    #expect(try blobs.get(try #require(Digest(page.sha256))) == picture)
  }

  @Test("is released when nothing refers to it")
  func goes() async throws {
    var model: UploadModel<MemoryLog>? = try await started()
    await model?.choose([.sample(1, "front.jpg", bytes: 10)])
    await model?.upload()
    weak let gone = model
    model = nil
    try await comesTrue { gone == nil }
  }
}

#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// The desk, on a store in memory with one person in it: an app opens a log in its own folder.
  public struct DeskApp: App {
    private let viewer: Viewer<InMemoryEventStore>?

    public init() { viewer = try? Self.viewer() }

    public var body: some Scene {
      WindowGroup {
        if let viewer { DeskView(viewer) } else { Text("–") }
      }
    }

    private static func viewer() throws -> Viewer<InMemoryEventStore> {
      let now: @Sendable () -> Instant = {
        Instant(nanoseconds: Int64(Date.now.timeIntervalSince1970 * 1_000_000_000))
      }
      let store = Store(try ClaimsKernel(InMemoryEventStore(), clock: now))
      let newID: @Sendable () -> Identifier = {
        Identifier(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max))
      }
      let ada = ActorID("ada")
      let register = RegisterActor(
        actor: ada, name: "Ada", roles: [.administrator, .handler, .supervisor])
      let _: Answer = try store.send(
        CommandEnvelope(
          id: newID(), actor: ada, role: .administrator, person: ada,
          command: .registerActor(register)))
      let language = Locale.current.language.languageCode?.identifier
      return Viewer(
        store, actor: ada, role: .handler, language: language.flatMap { Language(tag: $0) } ?? .en,
        newID: newID, now: now)
    }
  }
#endif

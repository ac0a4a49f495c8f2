#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// The desk, on a store in memory with three claims in it: an app opens a log in its own folder.
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
      let (ada, carla) = (ActorID("ada"), ActorID("carla"))
      for (person, name, roles) in [
        (ada, "Ada", [Role.administrator, .handler, .supervisor]), (carla, "Carla", [.claimant]),
      ] {
        let register = RegisterActor(actor: person, name: name, roles: roles)
        let _: Answer = try store.send(
          CommandEnvelope(
            id: .random(), actor: ada, role: .administrator, person: person,
            command: .registerActor(register)))
      }
      // Something to look at, and to decide about.
      for (title, type, euros) in [
        ("Rear-end collision", ClaimType.auto, 1_800), ("Burst pipe", ClaimType.property, 950),
        ("A tooth", ClaimType.dental, 400),
      ] {
        let claim = Identifier.random()
        let claimed = Currency("EUR").map { Money(Int64(euros) * 100, $0) } ?? Money()
        let draft = OpenDraft(
          type: type, title: title, claimed: claimed, lossDate: now().dayUTC)
        for command in [ClaimCommand.openDraft(draft), .submit(Submit())] {
          let _: Answer = try store.send(
            CommandEnvelope(
              id: .random(), actor: carla, role: .claimant, claim: claim, command: command))
        }
      }
      let language = Locale.current.language.languageCode?.identifier
      return Viewer(
        store, actor: ada, role: .handler, language: language.flatMap { Language(tag: $0) } ?? .en,
        now: now)
    }
  }
#endif

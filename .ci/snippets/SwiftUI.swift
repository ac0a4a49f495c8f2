import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import ClaimsViews
import EventSourcing
import SwiftUI
import WriteAheadLog

@MainActor @SceneBuilder func scene(
  path: String, now: @escaping @Sendable () -> Instant, newID: @escaping @Sendable () -> Identifier
) throws -> some Scene {
  // The snippet
}

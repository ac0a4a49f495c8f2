import ClaimsKernel
import EventSourcing
import Synchronization

extension Store {
  /// A slice of the state, now and after every change of it: newest wins, no value twice in a row.
  ///
  /// Right for screens. A reader that must not miss anything reads `events(after:)`.
  ///
  /// Up to 16 whom a change concerns are shown it before its sender goes on. More are shown it all
  /// at once, five milliseconds later for each thousand who observe: so senders hardly pay for them.
  ///
  /// - Parameters:
  ///   - subjects: what the slice depends on; if it names any, changes elsewhere pass it over.
  ///     None for anything.
  ///   - slice: quick, and without a call of this store: it runs under the kernel's lock.
  public func values<Value: Equatable & Sendable>(
    on subjects: Set<Subject> = [], of slice: @escaping @Sendable (StoreState) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let last = LastValue(continuation)
    let observer: Observer = { state, stamp in last.take(slice(state), stamp) }
    let id = hub.withLock { $0.observers.add(observer, on: subjects) }
    continuation.onTermination = { [self] _ in hub.withLock { $0.observers.remove(id) } }
    // The first value comes from here; a failing log shows nothing.
    show([observer])
    return stream
  }

  /// A slice of what is pending, now and after every change of it; also of what no state shows yet.
  ///
  /// - Parameter slice: quick, and without a call of this store.
  public func values<Value: Equatable & Sendable>(
    ofPending slice: @escaping @Sendable (PendingActions) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let last = LastValue(continuation)
    let stamp = Atomic<UInt64>(0)
    let observer: @Sendable (PendingActions) -> Void = { pending in
      // Under the hub's lock: in order.
      let now = stamp.wrappingAdd(1, ordering: .relaxed).newValue
      last.take(slice(pending), now)?(true)
    }
    let id = hub.withLock { hub in
      observer(hub.pending)
      return hub.addPendingObserver(observer)
    }
    continuation.onTermination = { [self] _ in
      hub.withLock { hub in _ = hub.pendingObservers.removeValue(forKey: id) }
    }
    return stream
  }

  /// Shows all observers the present state, once it is durable: also what came into the log by other
  /// ways than this store.
  public func refresh() {
    show(hub.withLock { $0.observers.concerned(by: .anything) })
    hub.withLock { $0.showPending() }
  }

  /// Shows a change to those whom it concerns.
  func publish(_ change: Change) {
    switch hub.withLock({ $0.showing(of: change) }) {
    case .nothing: break
    case .atOnce(let observers): show(observers)
    case .later(let microseconds): showLater(microseconds)
    }
  }

  func publishPending() {
    let showing = hub.withLock { hub in
      let showing = hub.showingOfPending()
      if case .atOnce = showing { hub.showPending() }
      return showing
    }
    if case .later(let microseconds) = showing { showLater(microseconds) }
  }

  private func showLater(_ microseconds: Int) {
    Task.detached { [self] in
      try? await Task.sleep(for: .microseconds(microseconds))
      let (observers, pending) = hub.withLock { $0.takeUnshown() }
      show(observers)
      if pending { hub.withLock { $0.showPending() } }
    }
  }

  /// Slices are taken under both locks, so that no copy of the state outlives them, and are handed
  /// out once what they rest on is durable. No caller waits for that.
  private func show(_ observers: [Observer]) {
    guard !observers.isEmpty else { return }
    let (deliveries, ticket) = kernel.peek { logState in
      hub.withLock { hub in
        let state = StoreState(logState, hub.queued, hub.preferences)
        let stamp = hub.nextStamp()
        return observers.compactMap { $0(state, stamp) }
      }
    }
    guard !deliveries.isEmpty else { return }
    kernel.log.whenDurable(ticket) { failure in
      for deliver in deliveries { deliver(failure == nil) }
    }
  }
}

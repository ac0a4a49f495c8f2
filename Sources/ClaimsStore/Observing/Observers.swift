import EventSourcing
import Synchronization

/// Takes a slice of a state, and answers with what hands it out; nil if it is as it was.
typealias Observer = @Sendable (StoreState, _ stamp: UInt64) -> Delivery?

/// Hands out a value that was taken, or forgets it if what it rests on can no longer become
/// durable.
typealias Delivery = @Sendable (_ isDurable: Bool) -> Void

/// Who observes, found by what they depend on.
struct Observers {
  /// Those who depend on anything.
  private var general: [Int: Observer] = [:]
  private var particular: [Subject: [Int: Observer]] = [:]
  private var subjects: [Int: Set<Subject>] = [:]
  private var newest = 0
  private(set) var count = 0

  /// - Parameter subjects: empty for anything.
  mutating func add(_ observer: @escaping Observer, on subjects: Set<Subject>) -> Int {
    newest += 1
    count += 1
    if subjects.isEmpty {
      general[newest] = observer
    } else {
      self.subjects[newest] = subjects
      for subject in subjects { particular[subject, default: [:]][newest] = observer }
    }
    return newest
  }

  mutating func remove(_ id: Int) {
    if general.removeValue(forKey: id) != nil { return count -= 1 }
    guard let subjects = subjects.removeValue(forKey: id) else { return }
    count -= 1
    for subject in subjects {
      particular[subject]?[id] = nil
      if particular[subject]?.isEmpty ?? false { particular[subject] = nil }
    }
  }

  /// How many a change concerns, at most.
  func count(of change: Change) -> Int {
    guard let changed = change.subjects else { return count }
    guard !particular.isEmpty else { return general.count }
    return changed.reduce(general.count) { $0 + (particular[$1]?.count ?? 0) }
  }

  /// Those whom a change concerns; one with several subjects may be among them several times.
  func concerned(by change: Change) -> [Observer] {
    var found = Array(general.values)
    if let changed = change.subjects {
      guard !particular.isEmpty else { return found }
      for subject in changed { if let some = particular[subject] { found += some.values } }
    } else {
      for some in particular.values { found += some.values }
    }
    return found
  }
}

/// The newest value that an observer took, and the newest that it was shown. Deliveries may come
/// out of order: an older one is dropped, and so is one that shows nothing new.
final class LastValue<Value: Equatable & Sendable>: Sendable {
  private struct Known {
    var taken: (value: Value, stamp: UInt64)?
    var shown: (value: Value, stamp: UInt64)?
  }

  private let continuation: AsyncStream<Value>.Continuation
  private let known = Mutex(Known())

  init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

  /// - Returns: what hands the value out; nil if one like it is on its way or was shown.
  func take(_ value: Value, _ stamp: UInt64) -> Delivery? {
    let isNews = known.withLock { known in
      if let taken = known.taken, taken.stamp > stamp || taken.value == value { return false }
      known.taken = (value, stamp)
      return true
    }
    guard isNews else { return nil }
    return { [self] isDurable in isDurable ? show(value, stamp) : forget() }
  }

  private func forget() { known.withLock { $0.taken = $0.shown } }

  private func show(_ value: Value, _ stamp: UInt64) {
    known.withLock { known in
      if let shown = known.shown, shown.stamp > stamp { return }
      let isNews = known.shown.map { $0.value != value } ?? true
      known.shown = (value, stamp)
      if isNews { continuation.yield(value) }
    }
  }
}

#if canImport(Dispatch)
  import Dispatch
#endif

/// Makes values on all processors, and answers them in their order; one after another where there are no
/// threads.
@inlinable public func inParallel<Value: Sendable>(
  _ count: Int, _ make: @Sendable (Int) -> Value
) -> [Value] {
  Array(unsafeUninitializedCapacity: count) { buffer, initialized in
    // `nonisolated(unsafe)`: each place is written by one of them alone, and read once all are done.
    nonisolated(unsafe) let base = buffer.baseAddress
    forEach(count) { place in base.map { ($0 + place).initialize(to: make(place)) } }
    initialized = count
  }
}

/// Each place once, in no order, several at a time.
@usableFromInline func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
  #if canImport(Dispatch)
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  #else
    for place in 0..<count { body(place) }
  #endif
}

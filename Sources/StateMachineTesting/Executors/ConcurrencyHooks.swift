import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension World {
  /// The world that this thread drains, or else that of the whole process.
  static var ofThread: World? { draining.value ?? ofProcess }

  /// Where all tasks of a child process go on: the threads that used to run them are not there.
  ///
  /// `nonisolated(unsafe)`: set while the process has one thread.
  nonisolated(unsafe) static var ofProcess: World?

  /// Makes this the world of the thread while the body runs.
  func drained<Value>(_ body: () -> Value) -> Value {
    _ = (Router.isInstalled, ConcurrencyHooks.isInstalled)
    return within(body)
  }

  /// The same once all is installed.
  func within<Value>(_ body: () -> Value) -> Value {
    let before = Self.draining.value
    Self.draining.value = self
    defer { Self.draining.value = before }
    return body()
  }

  private static let draining = ThreadLocal<World>()
}

/// Leads what the runtime would hand to its own executors to the world of the thread that asks: the
/// main actor, and without a `Router` what prefers no executor, such as `Task {}`.
///
/// The hooks are variables that the runtime exports for this purpose. They are looked up by name, so
/// that a runtime without them still works.
enum ConcurrencyHooks {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias MainOriginal = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainHook = @convention(thin) (MainOriginal) -> UnownedSerialExecutor

  // Another library's hooks, which go on for all other threads.
  // `nonisolated(unsafe)`: written once, before the hooks are there that read them.
  nonisolated(unsafe) private static var nextEnqueue: EnqueueHook?
  nonisolated(unsafe) private static var nextMain: MainHook?

  static let isInstalled: Bool = {
    let image = dlopen(nil, RTLD_LAZY)
    func variable<Hook>(_ name: String, _ type: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
      dlsym(image, name)?.assumingMemoryBound(to: Hook?.self)
    }
    if !Router.isInstalled,
      let hook = variable("swift_task_enqueueGlobal_hook", EnqueueHook.self)
    {
      nextEnqueue = hook.pointee
      hook.pointee = { job, original in
        if let world = World.ofThread { return world.add(job, isMain: false) }
        if let next = ConcurrencyHooks.nextEnqueue { next(job, original) } else { original(job) }
      }
    }
    if let hook = variable("swift_task_getMainExecutor_hook", MainHook.self) {
      nextMain = hook.pointee
      hook.pointee = { original in
        if World.ofThread != nil { return MainQueue.shared.asUnownedSerialExecutor() }
        if let next = ConcurrencyHooks.nextMain { return next(original) }
        return original()
      }
    }
    return true
  }()
}

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells threads apart.
struct ThreadIdentity: Equatable {
  fileprivate let thread: pthread_t

  static var current: ThreadIdentity { ThreadIdentity(thread: pthread_self()) }

  static func == (left: ThreadIdentity, right: ThreadIdentity) -> Bool {
    pthread_equal(left.thread, right.thread) != 0
  }
}

extension ThreadIdentity {
  /// Enough for code under test, and so small that the system keeps some for the threads to come.
  private static let stackSize = 2 << 20

  /// Starts a thread, which has to be joined.
  ///
  /// - Precondition: the system has room for one more.
  static func starting(_ body: @escaping @Sendable () -> Void) -> ThreadIdentity {
    final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let pointer = argument
        #else
          guard let pointer = argument else { return nil }
        #endif
        Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(Box(body)).toOpaque())
    precondition(code == 0, "the system starts no more threads: error \(code)")
    #if canImport(Darwin)
      return ThreadIdentity(thread: thread.unsafelyUnwrapped)
    #else
      return ThreadIdentity(thread: thread)
    #endif
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }

  /// Ends this thread amid its work. Its frames are given up, not unwound: what they hold is never released.
  static func exit() -> Never { pthread_exit(nil) }
}

/// A value for each thread, which holds no reference.
///
/// `@unchecked Sendable`: the key is a constant, and behind it each thread sees a value of its own.
final class ThreadLocal<Value: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t = {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "the system has no more values for threads: error \(code)")
    return key
  }()

  var value: Value? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<Value>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue()
      }
    }
    set { pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }
}

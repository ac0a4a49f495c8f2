#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// SIGTERM, SIGINT and SIGHUP: what ends a process from outside.
enum EndingSignals {
  /// Has a handler called from now on. What a parent ignores, as nohup does, stays ignored; what it
  /// blocked does not stay so.
  static func handle(by handler: @escaping @convention(c) (Int32) -> Void) {
    var handled = sigset_t()
    sigemptyset(&handled)
    for number in [SIGTERM, SIGINT, SIGHUP] {
      sigaddset(&handled, number)
      set(number, handler)
    }
    pthread_sigmask(SIG_UNBLOCK, &handled, nil)
  }

  /// Has them end the process again. A handler may call it.
  static func release() {
    set(SIGTERM, SIG_DFL)
    set(SIGINT, SIG_DFL)
    set(SIGHUP, SIG_DFL)
  }

  private static func set(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    let before = signal(number, handler)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}

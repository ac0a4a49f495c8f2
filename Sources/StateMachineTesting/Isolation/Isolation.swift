import Descriptions

/// Runs what is tested in a child process: a trap, a signal, a hang or memory that grows without end is
/// then a failure like any other, made small and repeated.
///
/// The child is a copy of the process with the calling thread alone. Tasks, actors, sleeps and the main
/// actor go on, on that thread; threads can be started. What does not work there are the threads that
/// were there before: queues of Dispatch, and whatever waits for them. If the caller is on an actor of its
/// own, other than the main one, the system must not call that actor.
public struct Isolation: Equatable, Sendable, PrintsFields {
  /// How long one step may take, by the real clock. Longer is a hang.
  public var deadline: Duration
  /// How many bytes of memory the child may hold beyond what it began with. Watched on Linux only.
  public var memory: Int

  /// Creates an isolation, by default with ten seconds for a step and a gibibyte of memory.
  public init(deadline: Duration = .seconds(10), memory: Int = 1 << 30) {
    self.deadline = deadline
    self.memory = memory
  }
}

/// The settings ask for a child process, and none could be started.
public struct IsolationFailed: Error, Equatable, CustomStringConvertible {
  /// Why there is no child process, in words.
  public let reason: String

  /// Creates the error from the reason, in words.
  public init(reason: String) { self.reason = reason }

  public var description: String {
    "no child process: \(reason); run without isolation, or where processes can be copied"
  }
}

/// How a child ended that did not come to its end.
@usableFromInline enum Death: Hashable, Sendable {
  case signal(Int32)
  case exit(Int32)
  case hang
  case memory

  /// - Parameter text: what was written to standard error before, such as why the runtime traps.
  func words(after text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains("rror: ") }) ?? lines.last else {
      return words
    }
    return "\(words): \(line)"
  }

  private var words: String {
    switch self {
    case .signal(let number): "trapped: " + ChildProcess.name(ofSignal: number)
    case .exit(let status): "the process was ended with status \(status)"
    case .hang: "hung: the step did not end in time"
    case .memory: "took more memory than it may"
    }
  }
}

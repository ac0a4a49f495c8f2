import StateMachineTesting

/// A register that is read, written, and written if it holds what is expected: etcd's, as Porcupine tests it.
struct Register: Specification {
  enum Command: Equatable { case read, write(Int), replace(Int, with: Int) }
  enum Response: Equatable { case value(Int?), done(Bool) }

  var initial: Int? { nil }

  func commands(in state: Int?) -> Generator<Command> {
    let value = Generator<Int>.integer(in: 0...2)
    return .oneOf(
      .just(.read), value.map { .write($0) },
      value.paired(with: value).map { .replace($0, with: $1) })
  }

  func apply(_ command: Command, to state: inout Int?) -> Response {
    switch command {
    case .read: return .value(state)
    case .write(let value):
      state = value
      return .done(true)
    case .replace(let expected, let value):
      guard state == expected else { return .done(false) }
      state = value
      return .done(true)
    }
  }

  func describe(state: Int?) -> String { state.map { "\($0)" } ?? "nothing" }

  func describe(response: Response) -> String {
    switch response {
    case .value(let value): describe(state: value)
    case .done(let isDone): isDone ? "done" : "another value"
    }
  }
}

/// Texts under names; each name is a part of its own.
struct Texts: Specification {
  enum Command: Equatable { case get(String), put(String, String), append(String, String) }
  enum Response: Equatable { case text(String), done }

  var initial: [String: String] { [:] }

  func partition(of command: Command) -> String? {
    switch command {
    case .get(let name), .put(let name, _), .append(let name, _): name
    }
  }

  func commands(in state: [String: String]) -> Generator<Command> {
    let name = Generator<String>.element(of: ["a", "b", "c"])
    let text = Generator<String>.element(of: ["x", "y"])
    return .oneOf(
      name.map { .get($0) }, name.paired(with: text).map { .put($0, $1) },
      name.paired(with: text).map { .append($0, $1) })
  }

  func apply(_ command: Command, to state: inout [String: String]) -> Response {
    switch command {
    case .get(let name): return .text(state[name, default: ""])
    case .put(let name, let text): state[name] = text
    case .append(let name, let text): state[name, default: ""] += text
    }
    return .done
  }
}

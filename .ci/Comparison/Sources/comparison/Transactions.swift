import StateMachineTesting

/// What a store with nested transactions ought to do. `transactions.py` is its twin.
struct TransactionsSpecification: Specification {
  enum Command: Hashable {
    case get(String)
    case set(String, to: Int)
    case delete(String)
    case begin, commit, rollback
  }

  enum Response: Hashable {
    case done
    case value(Int?)
    case existed(Bool)
  }

  /// The whole contents, once more for every open transaction.
  struct State: Hashable {
    var contents: [[String: Int]] = [[:]]

    var depth: Int { contents.count - 1 }
  }

  var initial: State { State() }

  private static let commands: Generator<Command> = {
    let key = Generator<String>.element(of: ["a", "b", "c"])
    let value = Generator<Int>.integer(in: 0...99)
    return .oneOf(
      key.map { .get($0) }, key.paired(with: value).map { .set($0, to: $1) },
      key.map { .delete($0) }, .just(.begin), .just(.commit), .just(.rollback))
  }()

  func commands(in state: State) -> Generator<Command> { Self.commands }

  func isEnabled(_ command: Command, in state: State) -> Bool {
    command == .commit || command == .rollback ? state.depth > 0 : true
  }

  func apply(_ command: Command, to state: inout State) -> Response {
    let top = state.depth
    switch command {
    case .get(let key): return .value(state.contents[top][key])
    case .set(let key, let value): state.contents[top][key] = value
    case .delete(let key): return .existed(state.contents[top].removeValue(forKey: key) != nil)
    case .begin: state.contents.append(state.contents[top])
    case .commit: state.contents.remove(at: top - 1)
    case .rollback: state.contents.removeLast()
    }
    return .done
  }
}

/// The system under test: an open transaction is a layer of what it wrote, nil if deleted.
struct Store: SystemUnderTest {
  typealias Spec = TransactionsSpecification
  let isBuggy: Bool
  private var layers: [[String: Int?]] = [[:]]

  init(isBuggy: Bool) { self.isBuggy = isBuggy }

  mutating func perform(_ command: Spec.Command) -> Spec.Response {
    switch command {
    case .get(let key): return .value(value(of: key))
    case .set(let key, let value): write(value, to: key)
    case .delete(let key):
      let existed = value(of: key) != nil
      write(nil, to: key)
      return .existed(existed)
    case .begin: layers.append([:])
    case .commit: commit()
    case .rollback: layers.removeLast()
    }
    return .done
  }

  func disagreement(with state: Spec.State) -> String? {
    layers.count == state.contents.count ? nil : "\(layers.count - 1) deep, not \(state.depth)"
  }

  private func value(of key: String) -> Int? {
    for layer in layers.reversed() {
      if let written = layer[key] { return written }
    }
    return nil
  }

  private mutating func write(_ value: Int?, to key: String) {
    layers[layers.count - 1].updateValue(value, forKey: key)
  }

  private mutating func commit() {
    let inner = layers.removeLast()
    let outer = layers.count - 1
    for (key, value) in inner {
      // The bug: a deletion gives way to what the outer transaction had written.
      let kept = isBuggy && value == nil && outer > 0 ? layers[outer][key] ?? nil : value
      layers[outer].updateValue(kept, forKey: key)
    }
  }
}

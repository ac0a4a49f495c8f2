import Foundation
import StateMachineTesting
import Testing

/// Histories that Jepsen recorded of etcd, and those of a key-value store, with the verdicts that are
/// published beside them.
@Suite(
  "Porcupine's histories",
  .enabled(if: FileManager.default.fileExists(atPath: path("")), "needs ../shared/data/porcupine"))
struct PorcupineTests {
  @Test("every history of etcd gets its verdict")
  func etcd() throws {
    let verdicts = try String(contentsOfFile: path("VERDICTS.tsv"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(verdicts.count == 51)
    for verdict in verdicts {
      let text = try String(contentsOfFile: path(String(verdict[0])), encoding: .utf8)
      let history = try registerHistory(text)
      let found = Register().linearizability(of: history)
      #expect(found.isLinearizable == (verdict[1] == "true"), "\(verdict[0]): \(found.words)")
      if case .linearizable(let orders) = found {
        #expect(explains(orders, history, Register()), "\(verdict[0])")
      }
    }
  }

  @Test("every history of texts under names gets its verdict", arguments: ["01", "10"])
  func texts(clients: String) throws {
    for (name, isLinearizable) in [("ok", true), ("bad", false)] {
      let text = try String(contentsOfFile: path("kv/c\(clients)-\(name).txt"), encoding: .utf8)
      let history = try textsHistory(text)
      let found = Texts().linearizability(of: history)
      #expect(found.isLinearizable == isLinearizable, "c\(clients)-\(name): \(found.words)")
      if case .linearizable(let orders) = found { #expect(explains(orders, history, Texts())) }
    }
  }
}

private func path(_ file: String) -> String {
  URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../shared/data/porcupine/\(file)"
  ).standardized.path
}

func registerHistory(
  _ text: String
) throws(MalformedHistory) -> History<Register.Command, Register.Response> {
  try History(jepsen: text) { operation in
    switch (operation.function, operation.value) {
    case ("read", _): .read
    case ("write", .integer(let value)): .write(Int(value))
    case ("cas", .sequence(let values)) where values.count == 2:
      .replace(Int(values[0].integer ?? -1), with: Int(values[1].integer ?? -1))
    default: nil
    }
  } outcome: { operation, command in
    switch (operation.kind, command) {
    case (.ok, .read): .answered(.value(operation.value.integer.map(Int.init)))
    case (.ok, _): .answered(.done(true))
    case (.fail, .replace): .answered(.done(false))
    case (.fail, .read): .neverHappened
    default: .unknown
    }
  }
}

func textsHistory(
  _ text: String
) throws(MalformedHistory) -> History<Texts.Command, Texts.Response> {
  try History(jepsen: text) { operation in
    let (name, value) = (operation.fields["key"]?.text ?? "", operation.value.text ?? "")
    return switch operation.function {
    case "get": .get(name)
    case "put": .put(name, value)
    case "append": .append(name, value)
    default: nil
    }
  } outcome: { operation, command in
    switch command {
    case .get: .answered(.text(operation.value.text ?? ""))
    default: .answered(.done)
    }
  }
}

extension Linearizability {
  /// Nil if it is undecided.
  var isLinearizable: Bool? {
    switch self {
    case .linearizable: true
    case .notLinearizable: false
    case .undecided: nil
    }
  }

  var words: String {
    switch self {
    case .linearizable: "linearizable"
    case .notLinearizable(let counterexample): "call \(counterexample.call) fits nowhere"
    case .undecided(let tried): "undecided after \(tried)"
    }
  }
}

/// Whether the orders explain the history: judged by the definition, without a search.
func explains<Spec: Specification>(
  _ orders: [[Int]], _ history: History<Spec.Command, Spec.Response>, _ specification: Spec
) -> Bool {
  let placed = Set(orders.joined())
  guard history.calls.indices.allSatisfy({ history.calls[$0].ended == nil || placed.contains($0) })
  else { return false }
  return orders.allSatisfy { order in
    var states = [specification.initial]
    for place in order {
      let call = history.calls[place]
      states = states.flatMap { specification.accepts(call.response, to: call.command, in: $0) }
    }
    let isTimely = order.indices.allSatisfy { early in
      order[early...].dropFirst().allSatisfy { late in
        (history.calls[late].ended ?? .max) > history.calls[order[early]].began
      }
    }
    return !states.isEmpty && isTimely && Set(order).count == order.count
  }
}

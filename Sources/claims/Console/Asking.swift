import ClaimsKernel
import ClaimsStore
import EventSourcing
import WriteAheadLog

/// A verb that asks the store something: who asks, and what the answer is taken from.
struct Asking {
  let scene: QueryScene

  init(_ arguments: Arguments, _ output: Output) throws {
    let store = try store(arguments, output)
    let logState = try store.kernel.query { copy $0 }
    scene = QueryScene(store, in: logState, as: try arguments.access(in: logState.actors))
  }

  /// The claim of this id, or the only one whose id begins so.
  func claim(_ text: String) throws -> Identifier {
    do throws(UnknownStream) {
      return try scene.logState.claim(called: text, as: scene.access, at: scene.now)
    } catch { throw error.failure(claim: text) }
  }
}

extension Arguments {
  /// Reads a query by the list of its fields.
  ///
  /// - Parameter others: the fields that the verb reads in another way.
  func query<Q: Query>(_: Q.Type, without others: Set<String> = []) throws -> Q {
    var (reader, query) = (OptionsReader(self, without: others), Q())
    do throws(WireError) { try query.visit(&reader) } catch { throw Usage(error.wording) }
    switch query.fault {
    case .exclusive(let one, let other)?: throw Usage.exclusive("--\(one)", "--\(other)")
    case .wrong(let name, let wording)?: throw Usage(wording.at("--\(name)"))
    case .missing, nil: return query
    }
  }
}

extension Verb {
  /// Asks, and shows the answer: each row as JSON, or all of it by `show`.
  func ask<Q: Query>(
    _ query: Q, _ arguments: Arguments, _ output: inout Output,
    _ show: (Q.View, QueryScene, inout Output) throws -> Void
  ) throws -> ExitCode {
    try ask(query, Asking(arguments, output), arguments, &output, show)
  }

  func ask<Q: Query>(
    _ query: Q, _ asking: Asking, _ arguments: Arguments, _ output: inout Output,
    _ show: (Q.View, QueryScene, inout Output) throws -> Void
  ) throws -> ExitCode {
    let view = try query.view(in: asking.scene)
    if arguments.has("json") {
      for line in view.jsonLines { output.line(line) }
    } else {
      try show(view, asking.scene, &output)
    }
    return .done
  }
}

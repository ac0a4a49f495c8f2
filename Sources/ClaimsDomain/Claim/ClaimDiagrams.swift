import EventSourcing

extension ClaimDecider {
  /// The lifecycle as a Mermaid state diagram, drawn from the table.
  public static var mermaid: String { ClaimDecider.lifecycle.mermaid(start: .none) }

  /// The lifecycle as a Graphviz digraph, drawn from the table.
  public static var dot: String { ClaimDecider.lifecycle.dot(name: "claim", start: .none) }
}

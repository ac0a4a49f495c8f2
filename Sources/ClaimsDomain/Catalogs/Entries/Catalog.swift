import EventSourcing

extension Catalog {
  /// What an administrator may do with a catalog's codes. Relabelling is always possible.
  public enum Openness: Equatable, Sendable {
    /// Codes are added and retired.
    case open
    /// Codes are retired only: each needs a part of the program.
    case narrowing
    /// The codes are those of a status machine, which would be stuck without one.
    case fixed
  }

  /// What an administrator may do with its codes; `fixed` for the unspecified catalog.
  public var openness: Openness {
    switch self {
    case .unspecified, .reportStatuses, .severities, .closeOutcomes: .fixed
    case .claimTypes: .narrowing
    default: .open
    }
  }
}

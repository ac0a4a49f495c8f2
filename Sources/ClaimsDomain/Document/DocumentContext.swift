import EventSourcing

/// What a decision about a document may look at besides the document.
public typealias DocumentContext = DecisionContext<Role, ClaimRules, DocumentRelatedFacts>

/// What other streams held when the decision was taken.
public struct DocumentRelatedFacts: ErasureFacts, Equatable, Sendable {
  /// The document's own id.
  public var document: Identifier
  /// The catalogs: types of documents and reasons for turning them back.
  public var catalogs: CatalogBook
  /// The document that a new one is to replace (D01), or that takes the place of this one (D12);
  /// nil if there is none.
  public var other: OtherDocument?
  /// Whether a claim that is no draft refers to this document.
  public var isReferenced: Bool
  public var retention = RetentionFacts()

  /// Creates facts; by default no other document is named and no claim refers to this one.
  public init(
    document: Identifier = Identifier(), catalogs: CatalogBook = CatalogBook(),
    other: OtherDocument? = nil, isReferenced: Bool = false
  ) {
    self.document = document
    self.catalogs = catalogs
    self.other = other
    self.isReferenced = isReferenced
  }
}

/// What a decision looks at of another document.
public struct OtherDocument: Equatable, Sendable {
  /// A code of the catalog `documentTypes`.
  public var type: String
  /// Whose document it is.
  public var owner: ActorID
  /// Where it is in its lifecycle.
  public var status: DocumentStatus
  /// From 1; one more than that of the document that it replaces.
  public var version: UInt32
  /// Whether the sender is no party to it: to them it is as if there were none, since version 11.
  public var isForeign: Bool

  /// Creates what is known of another document, by default one that the sender may name.
  public init(
    type: String, owner: ActorID, status: DocumentStatus, version: UInt32 = 1,
    isForeign: Bool = false
  ) {
    self.type = type
    self.owner = owner
    self.status = status
    self.version = version
    self.isForeign = isForeign
  }

  /// Takes over what a decision looks at from a document's state.
  public init(_ document: Document, isForeign: Bool) {
    self.init(
      type: document.type, owner: document.owner, status: document.status,
      version: document.version, isForeign: isForeign)
  }
}

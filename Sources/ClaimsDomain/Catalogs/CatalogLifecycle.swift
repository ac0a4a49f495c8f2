import EventSourcing

extension CatalogDecider {
  /// Every legal step of the catalogs. What may be done to an entry depends on the entry, which the
  /// guards look up.
  ///
  /// Source: Specs/Catalogs.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "C01", [.none, .changed], .addCatalogEntry, by: [.administrator],
      unless: [
        .catalogUnknown, .catalogClosed, .codeInvalid, .codeTaken, .labelMissing,
        .textIncomplete, .reasonMissing,
      ],
      To([.catalogEntryAdded], .to(.changed))),
    Row(
      "C02", [.none, .changed], .relabelCatalogEntry, by: [.administrator],
      unless: [
        .catalogUnknown, .entryUnknown, .labelMissing, .textIncomplete, .entryUnchanged,
        .reasonMissing,
      ],
      To([.catalogEntryRelabelled], .to(.changed))),
    Row(
      "C03", [.none, .changed], .retireCatalogEntry, by: [.administrator],
      unless: [.catalogUnknown, .catalogFixed, .entryUnknown, .entryRetired, .reasonMissing],
      To([.catalogEntryRetired], .to(.changed))),
    Row(
      "C04", [.changed], .restoreCatalogEntry, by: [.administrator],
      unless: [.catalogUnknown, .entryUnknown, .entryNotRetired, .reasonMissing],
      To([.catalogEntryRestored], .to(.changed))),
    Row(
      "C05", [.none, .changed], .publishQuizFlow, by: [.administrator],
      unless: [.flowFaulty, .flowVersionTaken, .flowCodeUnknown, .reasonMissing],
      To([.quizFlowPublished], .to(.changed))),
  ])
}

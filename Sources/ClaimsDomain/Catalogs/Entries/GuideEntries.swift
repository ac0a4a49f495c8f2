/// Short guides for people after a loss. They are general and no legal advice.
extension BuiltInEntries {
  static let resourceGuides = lossGuides + adviceGuides
}

extension CatalogText {
  static func summary(_ en: String, _ es: String) -> CatalogText {
    CatalogText(.summary, text: Wording(en: en, es: es))
  }

  /// A heading and what stands under it, in English and in Spanish.
  static func section(
    _ headingEN: String, _ textEN: String, _ headingES: String, _ textES: String
  ) -> CatalogText {
    CatalogText(
      .section, heading: Wording(en: headingEN, es: headingES),
      text: Wording(en: textEN, es: textES))
  }
}

/// The fields of law in which advice is offered. Their texts are general and no legal advice.
extension BuiltInEntries {
  static let practiceAreas = roadAreas + injuryAreas + workAreas
}

extension CatalogText {
  /// A question and its answer, in English and in Spanish.
  static func question(
    _ questionEN: String, _ answerEN: String, _ questionES: String, _ answerES: String
  ) -> CatalogText {
    CatalogText(
      .question, heading: Wording(en: questionEN, es: questionES),
      text: Wording(en: answerEN, es: answerES))
  }
}

/// What reasons against claims' commands say was expected or found.
extension Phrase {
  static let ofClaims = [
    Phrase("after *, or appealWaived", "después de *, o con renuncia al recurso"),
    Phrase("revision *", "revisión *"),
    Phrase("* lines", "* líneas"),
    Phrase("* do", "* lo hacen"),
    Phrase("* to *", "* a *"),
    Phrase("a handler or an assessor", "un tramitador o un perito"),
    Phrase("a claim in this log", "una reclamación de este registro"),
    Phrase("at least one code", "al menos un código"),
    Phrase("at least one item", "al menos un punto"),
    Phrase("at most 5 diagnoses", "como máximo 5 diagnósticos"),
    Phrase("items that differ", "puntos distintos entre sí"),
    Phrase("a coverage check that passed", "una comprobación de cobertura superada"),
    Phrase("every line item once", "cada partida una vez"),
    Phrase("a limit for this actor", "un límite para esta persona"),
    Phrase("no amount", "sin importe"),
    Phrase("an event that states details", "un evento que indique datos"),
    Phrase("a revision of this claim", "una revisión de esta reclamación"),
    Phrase("a photo", "una foto"),
    Phrase("an attachment", "un adjunto"),
    Phrase("a damage item", "un daño"),
    Phrase("a line item", "una partida"),
    Phrase("a measurement", "una medición"),
    Phrase(
      "a measurement of the same kind that none supersedes",
      "una medición de la misma clase que ninguna sustituya"),
    Phrase("the same photo", "la misma foto"),
    Phrase("a part that no other names", "un elemento al que ningún otro remita"),
    Phrase("a value above zero", "un valor mayor que cero"),
    Phrase("a unit that fits the kind", "una unidad que corresponda a la clase"),
    Phrase("three points or more", "tres puntos o más"),
    Phrase("photo beside an attachment only", "una foto solo junto a un adjunto"),
    Phrase("attachment.sha256 of 32 bytes", "adjunto: SHA-256 de 32 bytes"),
    Phrase(
      "photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth",
      "latitud y longitud de la foto, ambas en la Tierra"),
    Phrase(
      "one of attachment, damage, measurement, lineItem",
      "uno de adjunto, daño, medición o partida"),
    Phrase("proposed reserve", "reserva propuesta"),
    Phrase("proposed decision", "decisión propuesta"),
    Phrase("review", "revisión pendiente"),
    Phrase("recovery", "recobro"),
    Phrase("lawsuit", "litigio"),
  ]
}

extension Phrase {
  static let ofActors = [
    Phrase(
      "the log's first command registers its administrator",
      "la primera orden de un registro da de alta a su administrador"),
    Phrase("an id of 1 to 64 bytes", "un identificador de 1 a 64 bytes"),
    Phrase("a kind of decision", "una clase de decisión"),
  ]

  static let ofRules = [
    Phrase("separations of two different roles", "incompatibilidades entre dos roles distintos"),
    Phrase(
      "secondAuthoriserAbove an amount that is not negative, in a currency",
      "tercera persona a partir de un importe no negativo, en una moneda"),
    Phrase("attachmentBytes 1 to *", "máximo de bytes por adjunto: de 1 a *"),
  ]

  static let ofCatalogs = [
    Phrase("a catalog", "un catálogo"),
    Phrase("a new code", "un código nuevo"),
    Phrase("1 to * letters, digits, _ and -", "de 1 a * letras, cifras, _ y -"),
  ]
}

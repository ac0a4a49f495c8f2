/// Guides: insurers, deadlines and lawyers.
extension BuiltInEntries {
  static let adviceGuides = [
    EntryRow(
      "dealingWithInsurers", "Dealing with insurers", "El trato con las aseguradoras",
      [
        .summary(
          "How to report a loss, and what to be careful about.",
          "Cómo comunicar un siniestro y con qué tener cuidado."),
        .section(
          "Reporting",
          """
          Report in time, in writing, and truthfully. Say that you do not know where you do not \
          know. Note whom you spoke to.
          """,
          "La comunicación",
          """
          Comunique a tiempo, por escrito y con la verdad. Diga que no lo sabe cuando no lo sepa. \
          Anote con quién habló.
          """),
        .section(
          "Offers",
          """
          Ask how an offer was worked out. Read what you give up by accepting it. You need not \
          answer on the same day.
          """,
          "Las ofertas",
          """
          Pregunte cómo se calculó la oferta. Lea a qué renuncia si la acepta. No tiene que \
          responder el mismo día.
          """),
      ]),
    EntryRow(
      "deadlines", "Deadlines", "Los plazos",
      [
        .summary(
          "Rights end when deadlines pass. Which ones to ask about.",
          "Los derechos terminan al vencer los plazos. Por cuáles conviene preguntar."),
        .section(
          "Which there are",
          """
          Your policy says by when to report a loss. The law says by when to go to court. An \
          appeal against a decision has its own deadline.
          """,
          "Cuáles hay",
          """
          La póliza dice hasta cuándo comunicar un siniestro. La ley dice hasta cuándo acudir a un \
          tribunal. El recurso contra una decisión tiene su propio plazo.
          """),
        .section(
          "How to keep them",
          """
          Deadlines differ from place to place: ask somebody who knows those of yours. Send what \
          matters so that you can show when it arrived.
          """,
          "Cómo cumplirlos",
          """
          Los plazos cambian de un lugar a otro: pregunte a quien conozca los del suyo. Envíe lo \
          importante de modo que pueda demostrar cuándo llegó.
          """),
      ]),
    EntryRow(
      "choosingALawyer", "Choosing a lawyer", "Elegir un abogado",
      [
        .summary(
          "What to ask before you give somebody your case.",
          "Qué preguntar antes de confiar su caso a alguien."),
        .section(
          "Questions",
          """
          Have you handled such cases? Who will work on mine? What does it cost, and what if it is \
          lost? How will you keep me informed?
          """,
          "Preguntas",
          """
          ¿Ha llevado casos así? ¿Quién trabajará en el mío? ¿Cuánto cuesta, y qué pasa si se \
          pierde? ¿Cómo me mantendrá al corriente?
          """),
        .section(
          "Before you sign",
          """
          Have the fees in writing. Ask whether there is a conflict of interest. Nobody can \
          promise you a result.
          """,
          "Antes de firmar",
          """
          Pida los honorarios por escrito. Pregunte si hay conflicto de intereses. Nadie puede \
          prometerle un resultado.
          """),
      ]),
  ]
}

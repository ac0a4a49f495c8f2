/// Guides: the time right after a loss.
extension BuiltInEntries {
  static let lossGuides = [
    EntryRow(
      "afterAnAccident", "After an accident", "Después de un accidente",
      [
        .summary(
          "What to do in the first hour and in the first days.",
          "Qué hacer en la primera hora y en los primeros días."),
        .section(
          "At the scene",
          """
          See to your safety and call the emergency services. Do not move injured people unless \
          they are in danger. Exchange names, plates and insurers. Do not discuss who is to blame.
          """,
          "En el lugar",
          """
          Procure su seguridad y llame a los servicios de emergencia. No mueva a los heridos salvo \
          que corran peligro. Intercambie nombres, matrículas y aseguradoras. No discuta de quién \
          es la culpa.
          """),
        .section(
          "In the first days",
          """
          See a doctor, even if you feel well. Tell your insurer what happened, in facts. Keep \
          every receipt, and write down what you remember while it is fresh.
          """,
          "En los primeros días",
          """
          Vaya al médico, aunque se sienta bien. Comunique a su aseguradora lo ocurrido, con \
          hechos. Guarde todos los recibos y anote lo que recuerda mientras está fresco.
          """),
      ]),
    EntryRow(
      "collectingEvidence", "Collecting evidence", "Reunir pruebas",
      [
        .summary(
          "Photographs, witnesses and papers that help later.",
          "Fotografías, testigos y documentos que ayudan después."),
        .section(
          "Photographs",
          """
          First the whole place from several sides, then the details, with something that shows \
          their size. Do not edit the originals.
          """,
          "Fotografías",
          """
          Primero el lugar entero desde varios lados, después los detalles, con algo que muestre \
          su tamaño. No edite los originales.
          """),
        .section(
          "People and papers",
          """
          Note the names and numbers of witnesses, the number of the police report, and who told \
          you what and when. Keep things that were damaged.
          """,
          "Personas y documentos",
          """
          Anote nombres y teléfonos de los testigos, el número del informe policial y quién le \
          dijo qué y cuándo. Conserve las cosas dañadas.
          """),
      ]),
    EntryRow(
      "medicalCare", "Medical care and records", "Atención y documentación médica",
      [
        .summary(
          "Why treatment should begin early, and what to keep of it.",
          "Por qué conviene tratarse pronto y qué guardar de ello."),
        .section(
          "Treatment",
          """
          Some injuries show after days. Follow the treatment, and keep your appointments: gaps \
          raise the question of whether it was serious.
          """,
          "Tratamiento",
          """
          Algunas lesiones aparecen tras varios días. Siga el tratamiento y acuda a sus citas: las \
          interrupciones hacen dudar de la gravedad.
          """),
        .section(
          "Records",
          """
          Ask for copies of reports and images. Write down, in a few words a day, what hurts and \
          what you cannot do.
          """,
          "Documentación",
          """
          Pida copias de informes e imágenes. Anote, en pocas palabras al día, qué le duele y qué \
          no puede hacer.
          """),
      ]),
    EntryRow(
      "onlineFraud", "After a fraud on the internet", "Después de un fraude por internet",
      [
        .summary(
          "What limits the damage when data or money was stolen.",
          "Qué limita el daño cuando se han robado datos o dinero."),
        .section(
          "At once",
          """
          Call your bank and have cards and transfers stopped. Change your passwords from another \
          device, and turn on a second factor.
          """,
          "De inmediato",
          """
          Llame a su banco y pida que bloqueen tarjetas y transferencias. Cambie sus contraseñas \
          desde otro dispositivo y active un segundo factor.
          """),
        .section(
          "Afterwards",
          """
          Keep messages, addresses and numbers; delete nothing. Report it to the police and to \
          whoever collects such reports where you live.
          """,
          "Después",
          """
          Conserve mensajes, direcciones y números; no borre nada. Denúncielo a la policía y a \
          quien reúna estos avisos donde usted vive.
          """),
      ]),
  ]
}

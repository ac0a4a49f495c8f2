/// Practice areas: work, insurance and property.
extension BuiltInEntries {
  static let workAreas = [
    EntryRow(
      "workersCompensation", "Injuries at work", "Accidentes laborales",
      [
        .question(
          "Whom do I tell, and when?",
          """
          Your employer, in writing and as soon as you can. Late notice may cost you your \
          benefits.
          """,
          "¿A quién aviso, y cuándo?",
          """
          A su empleador, por escrito y lo antes posible. Un aviso tardío puede costarle las \
          prestaciones.
          """),
        .question(
          "May I be dismissed because I claimed?",
          """
          In most places not for that reason. Keep letters and messages that show why you were \
          dismissed.
          """,
          "¿Pueden despedirme por haber reclamado?",
          """
          En la mayoría de los lugares, no por ese motivo. Conserve cartas y mensajes que muestren \
          por qué le despidieron.
          """),
      ]),
    EntryRow(
      "employmentLaw", "Employment law", "Derecho laboral",
      [
        .question(
          "What should I collect?",
          """
          Your contract, payslips, hours worked and messages. Take only what you are allowed to \
          have.
          """,
          "¿Qué debo reunir?",
          """
          Su contrato, los recibos de sueldo, las horas trabajadas y los mensajes. Tome solo lo \
          que le esté permitido tener.
          """),
        .question(
          "I was asked to sign a paper on leaving. Should I?",
          """
          Not at once. Ask for time to read it and for a copy: it may give up claims that you \
          have.
          """,
          "Me piden firmar un documento al irme. ¿Debo hacerlo?",
          """
          No de inmediato. Pida tiempo para leerlo y una copia: puede implicar la renuncia a \
          derechos que usted tiene.
          """),
      ]),
    EntryRow(
      "insuranceDisputes", "Disputes with insurers", "Conflictos con aseguradoras",
      [
        .question(
          "My claim was denied. What now?",
          """
          Ask for the reasons and the provision of the policy in writing, and note until when you \
          may appeal.
          """,
          "Denegaron mi reclamación. ¿Y ahora?",
          """
          Solicite por escrito los motivos y la cláusula de la póliza, y anote hasta cuándo puede \
          recurrir.
          """),
        .question(
          "The insurer offers too little. Must I accept?",
          """
          No. You may answer with your own estimates. Check first whether cashing a payment ends \
          the claim.
          """,
          "La aseguradora ofrece muy poco. ¿Debo aceptar?",
          """
          No. Puede responder con sus propios presupuestos. Compruebe antes si cobrar un pago pone \
          fin a la reclamación.
          """),
        .question(
          "May I clean up before the insurer has come?",
          """
          Prevent further damage at once, and photograph everything before. Keep what was damaged \
          until the insurer has seen it.
          """,
          "¿Puedo limpiar antes de que venga la aseguradora?",
          """
          Evite de inmediato daños mayores y fotografíe todo antes. Conserve lo dañado hasta que \
          la aseguradora lo haya visto.
          """),
        .question(
          "How do I show what things were worth?",
          """
          With receipts, bank statements, photographs and estimates. A list, room by room, helps \
          everybody.
          """,
          "¿Cómo demuestro lo que valían las cosas?",
          """
          Con recibos, extractos bancarios, fotografías y presupuestos. Una lista por habitaciones \
          ayuda a todos.
          """),
      ]),
  ]
}

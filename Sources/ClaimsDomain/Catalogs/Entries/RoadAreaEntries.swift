/// Practice areas: what happens on the road.
extension BuiltInEntries {
  static let roadAreas = [
    EntryRow(
      "carAccidents", "Car accidents", "Accidentes de automóvil",
      [
        .question(
          "Do I need a lawyer after a small accident?",
          """
          Often not, where nobody is hurt and the insurers agree. Ask for advice before you sign a \
          settlement, since it usually ends every further claim.
          """,
          "¿Necesito un abogado tras un accidente leve?",
          """
          A menudo no, si nadie resultó herido y las aseguradoras están de acuerdo. Pida consejo \
          antes de firmar un acuerdo, porque por lo general pone fin a toda reclamación posterior.
          """),
        .question(
          "What if I was partly at fault?",
          """
          In many places you can still claim, for less. How much less depends on the law of the \
          place and on the evidence.
          """,
          "¿Y si tuve parte de la culpa?",
          """
          En muchos lugares puede reclamar igualmente, aunque por un importe menor. La reducción \
          depende de la ley del lugar y de las pruebas.
          """),
      ]),
    EntryRow(
      "truckAccidents", "Truck accidents", "Accidentes con camiones",
      [
        .question(
          "Who may be liable for a truck accident?",
          """
          The driver, the carrier, whoever loaded or maintained the truck, or a maker of parts. \
          Several of them may share the liability.
          """,
          "¿Quién puede responder por un accidente con un camión?",
          """
          El conductor, la empresa de transporte, quien cargó o mantuvo el camión o un fabricante \
          de piezas. Es posible que la responsabilidad se reparta entre varios.
          """),
        .question(
          "Which evidence is lost first?",
          """
          Records of driving times and of the truck's computer are kept for a short time only. Ask \
          early, in writing, that they be preserved.
          """,
          "¿Qué pruebas se pierden primero?",
          """
          Los registros de tiempos de conducción y de la computadora del camión se guardan poco \
          tiempo. Solicite pronto y por escrito que se conserven.
          """),
      ]),
    EntryRow(
      "motorcycleAccidents", "Motorcycle accidents", "Accidentes de motocicleta",
      [
        .question(
          "Does it matter whether I wore a helmet?",
          """
          It may. In some places riding without one lowers what is paid for head injuries; it \
          seldom ends the claim.
          """,
          "¿Influye si llevaba casco?",
          """
          Puede influir. En algunos lugares circular sin casco reduce lo que se paga por lesiones \
          en la cabeza, pero rara vez pone fin a la reclamación.
          """),
        .question(
          "Should I have the motorcycle repaired at once?",
          """
          Not before it was photographed and inspected. Keep your helmet and clothes as they are: \
          they show how the accident happened.
          """,
          "¿Debo reparar la motocicleta de inmediato?",
          """
          No antes de fotografiarla y de que la inspeccionen. Conserve el casco y la ropa tal como \
          están: muestran cómo ocurrió el accidente.
          """),
      ]),
    EntryRow(
      "pedestrianAccidents", "Pedestrian accidents", "Atropellos",
      [
        .question(
          "The driver fled. Is there anything to claim?",
          """
          Many countries have a fund or a cover of your own insurance for this. Report it to the \
          police soon: it is usually a condition.
          """,
          "El conductor huyó. ¿Se puede reclamar algo?",
          """
          Muchos países tienen para esto un fondo, o lo cubre el seguro propio. Denúncielo pronto \
          a la policía: suele ser un requisito.
          """),
        .question(
          "I was not on a crossing. Can I still claim?",
          """
          Perhaps. It counts against you, but drivers have duties towards people on foot \
          everywhere.
          """,
          "No estaba en un paso peatonal. ¿Puedo reclamar igualmente?",
          """
          Tal vez. Cuenta en su contra, pero en todo lugar los conductores tienen deberes hacia \
          quienes van a pie.
          """),
      ]),
    EntryRow(
      "bicycleAccidents", "Bicycle accidents", "Accidentes de bicicleta",
      [
        .question(
          "Which insurance pays after a bicycle accident?",
          """
          Usually that of the vehicle that hit you. Your own motor, household or health insurance \
          may cover something, too.
          """,
          "¿Qué seguro paga tras un accidente de bicicleta?",
          """
          Por lo general, el del vehículo que le golpeó. Es posible que también cubra algo su \
          propio seguro de automóvil, de hogar o de salud.
          """),
        .question(
          "A hole in the road made me fall. Who answers for it?",
          """
          Whoever maintains the road may. Claims against public bodies often have very short \
          deadlines.
          """,
          "Me caí por un bache. ¿Quién responde?",
          """
          Puede responder quien mantiene la vía. Las reclamaciones contra entes públicos suelen \
          tener plazos muy breves.
          """),
      ]),
    EntryRow(
      "rideshareAccidents", "Ride-hailing accidents", "Accidentes en viajes por app",
      [
        .question(
          "Does the company's insurance cover me?",
          """
          It depends on whether the driver was waiting, on the way to you or carrying you. Save \
          the trip in the app and its receipt.
          """,
          "¿Me cubre el seguro de la empresa?",
          """
          Depende de si el conductor esperaba, iba a recogerle o le llevaba. Guarde el viaje en la \
          aplicación y su recibo.
          """),
        .question(
          "Should I report the accident in the app?",
          """
          Yes, shortly and with facts alone. Do not accept a payment there before you know what \
          your injuries are.
          """,
          "¿Debo comunicar el accidente en la aplicación?",
          """
          Sí, en pocas palabras y solo con hechos. No acepte allí un pago antes de conocer sus \
          lesiones.
          """),
      ]),
  ]
}

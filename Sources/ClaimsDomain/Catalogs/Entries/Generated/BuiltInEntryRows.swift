// Generated from Catalogs/Entries/BuiltIn.entries by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file


extension BuiltInEntries {
  private static var attackTypes: [EntryRow] {
    [
      EntryRow("email", "Email", "Correo Electrónico"),
      EntryRow("SMS", "Text Message", "SMS"),
      EntryRow("whatsapp", "WhatsApp", "WhatsApp"),
      EntryRow("llamada", "Phone Call", "Llamada Telefónica"),
      EntryRow("redes_sociales", "Social Media", "Redes Sociales"),
      EntryRow("otro", "Other", "Otro"),
    ]
  }
  private static var impacts: [EntryRow] {
    [
      EntryRow("ninguno", "No Impact", "Sin Impacto", severity: 1),
      EntryRow("robo_datos", "Data Stolen", "Robo de Datos", severity: 2),
      EntryRow("cuenta_comprometida", "Account Compromised", "Cuenta Comprometida", severity: 3),
      EntryRow("robo_dinero", "Money Stolen", "Robo de Dinero", severity: 4),
    ]
  }
  private static var reportStatuses: [EntryRow] {
    [
      EntryRow("borrador", "Draft", "Borrador"),
      EntryRow("nuevo", "New", "Nuevo"),
      EntryRow("revisado", "Reviewed", "Revisado"),
      EntryRow("en_investigacion", "Under Investigation", "En Investigación"),
      EntryRow("cerrado", "Closed", "Cerrado"),
      EntryRow("descartado", "Discarded", "Descartado"),
    ]
  }
  private static var dangerLevels: [EntryRow] {
    [
      EntryRow("bajo", "Low", "Bajo", severity: 1),
      EntryRow("medio", "Medium", "Medio", severity: 2),
      EntryRow("alto", "High", "Alto", severity: 3),
      EntryRow("muy_alto", "Very High", "Muy Alto", severity: 4),
      EntryRow("critico", "Critical", "Crítico", severity: 5),
    ]
  }
  private static var securityIncidents: [EntryRow] {
    [
      EntryRow("confirmed", "Confirmed incident", "Incidente confirmado"),
      EntryRow("suspected", "Suspected incident", "Incidente sospechado"),
      EntryRow("falsePositive", "False positive", "Falso positivo"),
      EntryRow("nearMiss", "Near miss", "Incidente evitado por poco"),
    ]
  }
  private static var discoveryMethods: [EntryRow] {
    [
      EntryRow("personReported", "A person noticed it", "Una persona lo advirtió"),
      EntryRow("antivirus", "Antivirus", "Antivirus"),
      EntryRow("intrusionDetection", "Intrusion detection", "Detección de intrusos"),
      EntryRow("logReview", "Review of logs", "Revisión de registros"),
      EntryRow("monitoringService", "Monitoring service", "Servicio de supervisión"),
      EntryRow("fraudDetection", "Fraud detection", "Detección de fraude"),
      EntryRow("audit", "Audit", "Auditoría"),
      EntryRow("customer", "A customer", "Un cliente"),
      EntryRow("partner", "A partner or supplier", "Un socio o proveedor"),
      EntryRow("lawEnforcement", "Law enforcement", "Fuerzas de seguridad"),
      EntryRow("actorDisclosure", "The attacker told of it", "Lo reveló el atacante"),
      EntryRow("securityResearcher", "A security researcher", "Un investigador de seguridad"),
      EntryRow("incidentResponse", "While handling another incident", "Al tratar otro incidente"),
      EntryRow("other", "Other", "Otro"),
      EntryRow("unknown", "Unknown", "Desconocido"),
    ]
  }
  private static var closeReasons: [EntryRow] {
    [
      EntryRow("resuelto", "Resolved", "Resuelto"),
      EntryRow("falsoPositivo", "False positive", "Falso positivo"),
      EntryRow("duplicado", "Duplicate", "Duplicado"),
      EntryRow("spam", "Unwanted mail", "Correo no deseado"),
      EntryRow("sinEvidencia", "Not enough evidence", "Evidencia insuficiente"),
      EntryRow("derivado", "Handed to another authority", "Derivado a otra autoridad"),
      EntryRow("reclamacion", "Handled as a claim", "Tramitado como reclamación"),
      EntryRow("otro", "Other", "Otro"),
    ]
  }
  private static var incidentActions: [EntryRow] {
    [
      EntryRow("malware", "Malware", "Programa malicioso"),
      EntryRow("hacking", "Hacking", "Intrusión informática"),
      EntryRow("social", "Deceiving people", "Ingeniería social"),
      EntryRow("misuse", "Misuse of access", "Uso indebido de accesos"),
      EntryRow("physical", "Physical action", "Acción física"),
      EntryRow("error", "Mistake", "Equivocación"),
      EntryRow("environmental", "Environmental event", "Suceso ambiental"),
      EntryRow("unknown", "Unknown", "Desconocida"),
    ]
  }
  private static var practiceAreas: [EntryRow] {
    [
      EntryRow("carAccidents", "Car accidents", "Accidentes de automóvil", [CatalogText(.question, heading: Wording(en: "Do I need a lawyer after a small accident?", es: "¿Necesito un abogado tras un accidente leve?"), text: Wording(en: "Often not, where nobody is hurt and the insurers agree. Ask for advice before you sign a settlement, since it usually ends every further claim.", es: "A menudo no, si nadie resultó herido y las aseguradoras están de acuerdo. Pida consejo antes de firmar un acuerdo, porque por lo general pone fin a toda reclamación posterior.")), CatalogText(.question, heading: Wording(en: "What if I was partly at fault?", es: "¿Y si tuve parte de la culpa?"), text: Wording(en: "In many places you can still claim, for less. How much less depends on the law of the place and on the evidence.", es: "En muchos lugares puede reclamar igualmente, aunque por un importe menor. La reducción depende de la ley del lugar y de las pruebas."))]),
      EntryRow("truckAccidents", "Truck accidents", "Accidentes con camiones", [CatalogText(.question, heading: Wording(en: "Who may be liable for a truck accident?", es: "¿Quién puede responder por un accidente con un camión?"), text: Wording(en: "The driver, the carrier, whoever loaded or maintained the truck, or a maker of parts. Several of them may share the liability.", es: "El conductor, la empresa de transporte, quien cargó o mantuvo el camión o un fabricante de piezas. Es posible que la responsabilidad se reparta entre varios.")), CatalogText(.question, heading: Wording(en: "Which evidence is lost first?", es: "¿Qué pruebas se pierden primero?"), text: Wording(en: "Records of driving times and of the truck's computer are kept for a short time only. Ask early, in writing, that they be preserved.", es: "Los registros de tiempos de conducción y de la computadora del camión se guardan poco tiempo. Solicite pronto y por escrito que se conserven."))]),
      EntryRow("motorcycleAccidents", "Motorcycle accidents", "Accidentes de motocicleta", [CatalogText(.question, heading: Wording(en: "Does it matter whether I wore a helmet?", es: "¿Influye si llevaba casco?"), text: Wording(en: "It may. In some places riding without one lowers what is paid for head injuries; it seldom ends the claim.", es: "Puede influir. En algunos lugares circular sin casco reduce lo que se paga por lesiones en la cabeza, pero rara vez pone fin a la reclamación.")), CatalogText(.question, heading: Wording(en: "Should I have the motorcycle repaired at once?", es: "¿Debo reparar la motocicleta de inmediato?"), text: Wording(en: "Not before it was photographed and inspected. Keep your helmet and clothes as they are: they show how the accident happened.", es: "No antes de fotografiarla y de que la inspeccionen. Conserve el casco y la ropa tal como están: muestran cómo ocurrió el accidente."))]),
      EntryRow("pedestrianAccidents", "Pedestrian accidents", "Atropellos", [CatalogText(.question, heading: Wording(en: "The driver fled. Is there anything to claim?", es: "El conductor huyó. ¿Se puede reclamar algo?"), text: Wording(en: "Many countries have a fund or a cover of your own insurance for this. Report it to the police soon: it is usually a condition.", es: "Muchos países tienen para esto un fondo, o lo cubre el seguro propio. Denúncielo pronto a la policía: suele ser un requisito.")), CatalogText(.question, heading: Wording(en: "I was not on a crossing. Can I still claim?", es: "No estaba en un paso peatonal. ¿Puedo reclamar igualmente?"), text: Wording(en: "Perhaps. It counts against you, but drivers have duties towards people on foot everywhere.", es: "Tal vez. Cuenta en su contra, pero en todo lugar los conductores tienen deberes hacia quienes van a pie."))]),
      EntryRow("bicycleAccidents", "Bicycle accidents", "Accidentes de bicicleta", [CatalogText(.question, heading: Wording(en: "Which insurance pays after a bicycle accident?", es: "¿Qué seguro paga tras un accidente de bicicleta?"), text: Wording(en: "Usually that of the vehicle that hit you. Your own motor, household or health insurance may cover something, too.", es: "Por lo general, el del vehículo que le golpeó. Es posible que también cubra algo su propio seguro de automóvil, de hogar o de salud.")), CatalogText(.question, heading: Wording(en: "A hole in the road made me fall. Who answers for it?", es: "Me caí por un bache. ¿Quién responde?"), text: Wording(en: "Whoever maintains the road may. Claims against public bodies often have very short deadlines.", es: "Puede responder quien mantiene la vía. Las reclamaciones contra entes públicos suelen tener plazos muy breves."))]),
      EntryRow("rideshareAccidents", "Ride-hailing accidents", "Accidentes en viajes por app", [CatalogText(.question, heading: Wording(en: "Does the company's insurance cover me?", es: "¿Me cubre el seguro de la empresa?"), text: Wording(en: "It depends on whether the driver was waiting, on the way to you or carrying you. Save the trip in the app and its receipt.", es: "Depende de si el conductor esperaba, iba a recogerle o le llevaba. Guarde el viaje en la aplicación y su recibo.")), CatalogText(.question, heading: Wording(en: "Should I report the accident in the app?", es: "¿Debo comunicar el accidente en la aplicación?"), text: Wording(en: "Yes, shortly and with facts alone. Do not accept a payment there before you know what your injuries are.", es: "Sí, en pocas palabras y solo con hechos. No acepte allí un pago antes de conocer sus lesiones."))]),
      EntryRow("slipAndFall", "Slips and falls", "Resbalones y caídas", [CatalogText(.question, heading: Wording(en: "What do I have to show?", es: "¿Qué debo demostrar?"), text: Wording(en: "As a rule that there was a danger, and that the owner knew of it or should have known, and did nothing in time.", es: "Por regla general, que había un peligro y que el propietario lo conocía o debía conocerlo y no actuó a tiempo.")), CatalogText(.question, heading: Wording(en: "What should I photograph?", es: "¿Qué debo fotografiar?"), text: Wording(en: "The place as it was, the light, any warning signs or none, your shoes and your injuries. Ask witnesses for their names.", es: "El lugar tal como estaba, la iluminación, los carteles de advertencia o su ausencia, su calzado y sus lesiones. Pida el nombre a los testigos."))]),
      EntryRow("dogBites", "Dog bites", "Mordeduras de perro", [CatalogText(.question, heading: Wording(en: "Is the owner always liable?", es: "¿Responde siempre el dueño?"), text: Wording(en: "In some places always, in others only where the owner knew that the dog was dangerous or was careless.", es: "En algunos lugares siempre; en otros, solo si sabía que el perro era peligroso o fue negligente.")), CatalogText(.question, heading: Wording(en: "Why should I report the bite?", es: "¿Por qué debo denunciar la mordedura?"), text: Wording(en: "The authorities find out whether the dog is vaccinated, and their report is good evidence of what happened.", es: "Las autoridades averiguan si el perro está vacunado, y su informe es buena prueba de lo ocurrido."))]),
      EntryRow("wrongfulDeath", "Wrongful death", "Muerte por culpa ajena", [CatalogText(.question, heading: Wording(en: "Who may claim?", es: "¿Quién puede reclamar?"), text: Wording(en: "Usually the spouse or partner, children and parents; sometimes others who depended on the deceased, or the estate.", es: "Por lo general el cónyuge o la pareja, los hijos y los padres; a veces, otras personas que dependían del fallecido, o la sucesión.")), CatalogText(.question, heading: Wording(en: "Must we wait for the end of criminal proceedings?", es: "¿Debemos esperar al final del proceso penal?"), text: Wording(en: "Often not, but they may influence one another. Deadlines usually run meanwhile: ask early.", es: "A menudo no, pero uno puede influir en el otro. Los plazos suelen correr mientras tanto: consulte pronto."))]),
      EntryRow("medicalMalpractice", "Medical malpractice", "Negligencia médica", [CatalogText(.question, heading: Wording(en: "Is every bad result malpractice?", es: "¿Es negligencia todo mal resultado?"), text: Wording(en: "No. What counts is whether the treatment fell short of what could be expected, and whether that caused the harm.", es: "No. Lo que cuenta es si el tratamiento no alcanzó lo que cabía esperar y si eso causó el daño.")), CatalogText(.question, heading: Wording(en: "How do I get my records?", es: "¿Cómo obtengo mi historia clínica?"), text: Wording(en: "Ask the hospital or the practice in writing. In most places you have a right to a copy.", es: "Solicítela por escrito al hospital o al consultorio. En la mayoría de los lugares tiene derecho a una copia."))]),
      EntryRow("productLiability", "Product liability", "Productos defectuosos", [CatalogText(.question, heading: Wording(en: "Should I keep the product?", es: "¿Debo conservar el producto?"), text: Wording(en: "Yes, as it is, with its packing, manual and receipt. Do not repair it, and do not send it back to the seller.", es: "Sí, tal como está, con su embalaje, su manual y el recibo. No lo repare ni lo devuelva al vendedor.")), CatalogText(.question, heading: Wording(en: "Whom can I claim from?", es: "¿A quién puedo reclamar?"), text: Wording(en: "Depending on the place from the maker, the importer or the seller. Often nobody's fault has to be shown, only the defect.", es: "Según el lugar, al fabricante, al importador o al vendedor. A menudo no hace falta probar la culpa, sino solo el defecto."))]),
      EntryRow("personalInjury", "Other injuries", "Otras lesiones", [CatalogText(.question, heading: Wording(en: "What can be compensated?", es: "¿Qué se puede indemnizar?"), text: Wording(en: "Treatment, lost income, help at home, damaged things and, within the law of the place, pain and suffering.", es: "El tratamiento, los ingresos perdidos, la ayuda en casa, las cosas dañadas y, según la ley del lugar, el daño moral.")), CatalogText(.question, heading: Wording(en: "How long does it take?", es: "¿Cuánto tarda?"), text: Wording(en: "Some claims end in weeks; a serious one should not be settled before it is clear how well you recover.", es: "Algunas reclamaciones terminan en semanas; una grave no debería cerrarse antes de saber cómo se recupera usted."))]),
      EntryRow("workersCompensation", "Injuries at work", "Accidentes laborales", [CatalogText(.question, heading: Wording(en: "Whom do I tell, and when?", es: "¿A quién aviso, y cuándo?"), text: Wording(en: "Your employer, in writing and as soon as you can. Late notice may cost you your benefits.", es: "A su empleador, por escrito y lo antes posible. Un aviso tardío puede costarle las prestaciones.")), CatalogText(.question, heading: Wording(en: "May I be dismissed because I claimed?", es: "¿Pueden despedirme por haber reclamado?"), text: Wording(en: "In most places not for that reason. Keep letters and messages that show why you were dismissed.", es: "En la mayoría de los lugares, no por ese motivo. Conserve cartas y mensajes que muestren por qué le despidieron."))]),
      EntryRow("employmentLaw", "Employment law", "Derecho laboral", [CatalogText(.question, heading: Wording(en: "What should I collect?", es: "¿Qué debo reunir?"), text: Wording(en: "Your contract, payslips, hours worked and messages. Take only what you are allowed to have.", es: "Su contrato, los recibos de sueldo, las horas trabajadas y los mensajes. Tome solo lo que le esté permitido tener.")), CatalogText(.question, heading: Wording(en: "I was asked to sign a paper on leaving. Should I?", es: "Me piden firmar un documento al irme. ¿Debo hacerlo?"), text: Wording(en: "Not at once. Ask for time to read it and for a copy: it may give up claims that you have.", es: "No de inmediato. Pida tiempo para leerlo y una copia: puede implicar la renuncia a derechos que usted tiene."))]),
      EntryRow("insuranceDisputes", "Disputes with insurers", "Conflictos con aseguradoras", [CatalogText(.question, heading: Wording(en: "My claim was denied. What now?", es: "Denegaron mi reclamación. ¿Y ahora?"), text: Wording(en: "Ask for the reasons and the provision of the policy in writing, and note until when you may appeal.", es: "Solicite por escrito los motivos y la cláusula de la póliza, y anote hasta cuándo puede recurrir.")), CatalogText(.question, heading: Wording(en: "The insurer offers too little. Must I accept?", es: "La aseguradora ofrece muy poco. ¿Debo aceptar?"), text: Wording(en: "No. You may answer with your own estimates. Check first whether cashing a payment ends the claim.", es: "No. Puede responder con sus propios presupuestos. Compruebe antes si cobrar un pago pone fin a la reclamación.")), CatalogText(.question, heading: Wording(en: "May I clean up before the insurer has come?", es: "¿Puedo limpiar antes de que venga la aseguradora?"), text: Wording(en: "Prevent further damage at once, and photograph everything before. Keep what was damaged until the insurer has seen it.", es: "Evite de inmediato daños mayores y fotografíe todo antes. Conserve lo dañado hasta que la aseguradora lo haya visto.")), CatalogText(.question, heading: Wording(en: "How do I show what things were worth?", es: "¿Cómo demuestro lo que valían las cosas?"), text: Wording(en: "With receipts, bank statements, photographs and estimates. A list, room by room, helps everybody.", es: "Con recibos, extractos bancarios, fotografías y presupuestos. Una lista por habitaciones ayuda a todos."))]),
    ]
  }
  private static var resourceGuides: [EntryRow] {
    [
      EntryRow("afterAnAccident", "After an accident", "Después de un accidente", [CatalogText(.summary, text: Wording(en: "What to do in the first hour and in the first days.", es: "Qué hacer en la primera hora y en los primeros días.")), CatalogText(.section, heading: Wording(en: "At the scene", es: "En el lugar"), text: Wording(en: "See to your safety and call the emergency services. Do not move injured people unless they are in danger. Exchange names, plates and insurers. Do not discuss who is to blame.", es: "Procure su seguridad y llame a los servicios de emergencia. No mueva a los heridos salvo que corran peligro. Intercambie nombres, matrículas y aseguradoras. No discuta de quién es la culpa.")), CatalogText(.section, heading: Wording(en: "In the first days", es: "En los primeros días"), text: Wording(en: "See a doctor, even if you feel well. Tell your insurer what happened, in facts. Keep every receipt, and write down what you remember while it is fresh.", es: "Vaya al médico, aunque se sienta bien. Comunique a su aseguradora lo ocurrido, con hechos. Guarde todos los recibos y anote lo que recuerda mientras está fresco."))]),
      EntryRow("collectingEvidence", "Collecting evidence", "Reunir pruebas", [CatalogText(.summary, text: Wording(en: "Photographs, witnesses and papers that help later.", es: "Fotografías, testigos y documentos que ayudan después.")), CatalogText(.section, heading: Wording(en: "Photographs", es: "Fotografías"), text: Wording(en: "First the whole place from several sides, then the details, with something that shows their size. Do not edit the originals.", es: "Primero el lugar entero desde varios lados, después los detalles, con algo que muestre su tamaño. No edite los originales.")), CatalogText(.section, heading: Wording(en: "People and papers", es: "Personas y documentos"), text: Wording(en: "Note the names and numbers of witnesses, the number of the police report, and who told you what and when. Keep things that were damaged.", es: "Anote nombres y teléfonos de los testigos, el número del informe policial y quién le dijo qué y cuándo. Conserve las cosas dañadas."))]),
      EntryRow("medicalCare", "Medical care and records", "Atención y documentación médica", [CatalogText(.summary, text: Wording(en: "Why treatment should begin early, and what to keep of it.", es: "Por qué conviene tratarse pronto y qué guardar de ello.")), CatalogText(.section, heading: Wording(en: "Treatment", es: "Tratamiento"), text: Wording(en: "Some injuries show after days. Follow the treatment, and keep your appointments: gaps raise the question of whether it was serious.", es: "Algunas lesiones aparecen tras varios días. Siga el tratamiento y acuda a sus citas: las interrupciones hacen dudar de la gravedad.")), CatalogText(.section, heading: Wording(en: "Records", es: "Documentación"), text: Wording(en: "Ask for copies of reports and images. Write down, in a few words a day, what hurts and what you cannot do.", es: "Pida copias de informes e imágenes. Anote, en pocas palabras al día, qué le duele y qué no puede hacer."))]),
      EntryRow("onlineFraud", "After a fraud on the internet", "Después de un fraude por internet", [CatalogText(.summary, text: Wording(en: "What limits the damage when data or money was stolen.", es: "Qué limita el daño cuando se han robado datos o dinero.")), CatalogText(.section, heading: Wording(en: "At once", es: "De inmediato"), text: Wording(en: "Call your bank and have cards and transfers stopped. Change your passwords from another device, and turn on a second factor.", es: "Llame a su banco y pida que bloqueen tarjetas y transferencias. Cambie sus contraseñas desde otro dispositivo y active un segundo factor.")), CatalogText(.section, heading: Wording(en: "Afterwards", es: "Después"), text: Wording(en: "Keep messages, addresses and numbers; delete nothing. Report it to the police and to whoever collects such reports where you live.", es: "Conserve mensajes, direcciones y números; no borre nada. Denúncielo a la policía y a quien reúna estos avisos donde usted vive."))]),
      EntryRow("dealingWithInsurers", "Dealing with insurers", "El trato con las aseguradoras", [CatalogText(.summary, text: Wording(en: "How to report a loss, and what to be careful about.", es: "Cómo comunicar un siniestro y con qué tener cuidado.")), CatalogText(.section, heading: Wording(en: "Reporting", es: "La comunicación"), text: Wording(en: "Report in time, in writing, and truthfully. Say that you do not know where you do not know. Note whom you spoke to.", es: "Comunique a tiempo, por escrito y con la verdad. Diga que no lo sabe cuando no lo sepa. Anote con quién habló.")), CatalogText(.section, heading: Wording(en: "Offers", es: "Las ofertas"), text: Wording(en: "Ask how an offer was worked out. Read what you give up by accepting it. You need not answer on the same day.", es: "Pregunte cómo se calculó la oferta. Lea a qué renuncia si la acepta. No tiene que responder el mismo día."))]),
      EntryRow("deadlines", "Deadlines", "Los plazos", [CatalogText(.summary, text: Wording(en: "Rights end when deadlines pass. Which ones to ask about.", es: "Los derechos terminan al vencer los plazos. Por cuáles conviene preguntar.")), CatalogText(.section, heading: Wording(en: "Which there are", es: "Cuáles hay"), text: Wording(en: "Your policy says by when to report a loss. The law says by when to go to court. An appeal against a decision has its own deadline.", es: "La póliza dice hasta cuándo comunicar un siniestro. La ley dice hasta cuándo acudir a un tribunal. El recurso contra una decisión tiene su propio plazo.")), CatalogText(.section, heading: Wording(en: "How to keep them", es: "Cómo cumplirlos"), text: Wording(en: "Deadlines differ from place to place: ask somebody who knows those of yours. Send what matters so that you can show when it arrived.", es: "Los plazos cambian de un lugar a otro: pregunte a quien conozca los del suyo. Envíe lo importante de modo que pueda demostrar cuándo llegó."))]),
      EntryRow("choosingALawyer", "Choosing a lawyer", "Elegir un abogado", [CatalogText(.summary, text: Wording(en: "What to ask before you give somebody your case.", es: "Qué preguntar antes de confiar su caso a alguien.")), CatalogText(.section, heading: Wording(en: "Questions", es: "Preguntas"), text: Wording(en: "Have you handled such cases? Who will work on mine? What does it cost, and what if it is lost? How will you keep me informed?", es: "¿Ha llevado casos así? ¿Quién trabajará en el mío? ¿Cuánto cuesta, y qué pasa si se pierde? ¿Cómo me mantendrá al corriente?")), CatalogText(.section, heading: Wording(en: "Before you sign", es: "Antes de firmar"), text: Wording(en: "Have the fees in writing. Ask whether there is a conflict of interest. Nobody can promise you a result.", es: "Pida los honorarios por escrito. Pregunte si hay conflicto de intereses. Nadie puede prometerle un resultado."))]),
    ]
  }
  private static var incidentTypes: [EntryRow] {
    [
      EntryRow("carAccident", "Car accident", "Accidente de automóvil"),
      EntryRow("truckAccident", "Truck accident", "Accidente con un camión"),
      EntryRow("motorcycleAccident", "Motorcycle accident", "Accidente de motocicleta"),
      EntryRow("pedestrianAccident", "Hit as a pedestrian", "Atropello"),
      EntryRow("bicycleAccident", "Bicycle accident", "Accidente de bicicleta"),
      EntryRow("rideshareAccident", "Accident on a ride-hailing trip", "Accidente en viaje por app"),
      EntryRow("fall", "Slip, trip or fall", "Resbalón, tropiezo o caída"),
      EntryRow("animalBite", "Bitten by an animal", "Mordedura de animal"),
      EntryRow("workInjury", "Injury at work", "Accidente laboral"),
      EntryRow("medicalError", "Error in medical treatment", "Error en un tratamiento médico"),
      EntryRow("defectiveProduct", "Harmed by a product", "Daño por un producto"),
      EntryRow("death", "Death of a relative", "Fallecimiento de un familiar"),
      EntryRow("assault", "Assault", "Agresión"),
      EntryRow("propertyDamage", "Damage to property", "Daños a la propiedad"),
      EntryRow("claimDenied", "Insurer refused to pay", "La aseguradora se negó a pagar"),
      EntryRow("workplaceTreatment", "Unfair treatment at work", "Trato injusto en el trabajo"),
      EntryRow("onlineFraud", "Fraud on the internet", "Fraude por internet"),
      EntryRow("other", "Something else", "Otra situación"),
    ]
  }
  private static var leadSources: [EntryRow] {
    [
      EntryRow("app", "App", "Aplicación"),
      EntryRow("website", "Website", "Sitio web"),
      EntryRow("quiz", "Case review quiz", "Cuestionario de evaluación"),
      EntryRow("accidentMode", "Accident recording", "Registro de accidente"),
      EntryRow("phone", "Phone call", "Llamada telefónica"),
      EntryRow("referral", "Recommended by somebody", "Recomendación"),
      EntryRow("advertisement", "Advertisement", "Publicidad"),
      EntryRow("event", "Event", "Evento"),
      EntryRow("other", "Other", "Otro"),
    ]
  }
  private static var leadLossReasons: [EntryRow] {
    [
      EntryRow("notReachable", "Could not be reached", "No se pudo contactar"),
      EntryRow("notInterested", "No longer interested", "Ya no tiene interés"),
      EntryRow("otherCounsel", "Chose other counsel", "Eligió a otro abogado"),
      EntryRow("settledAlone", "Settled it alone", "Llegó a un acuerdo por su cuenta"),
      EntryRow("tooCostly", "Found it too costly", "Le resultó costoso"),
      EntryRow("duplicate", "Asked twice", "Consulta repetida"),
      EntryRow("wrongContact", "Wrong contact details", "Datos de contacto erróneos"),
      EntryRow("other", "Other", "Otro motivo"),
    ]
  }
  private static var contactChannels: [EntryRow] {
    [
      EntryRow("phone", "Phone", "Teléfono"),
      EntryRow("email", "Email", "Correo electrónico"),
      EntryRow("SMS", "Text message", "Mensaje de texto"),
      EntryRow("whatsapp", "WhatsApp", "WhatsApp"),
      EntryRow("videoCall", "Video call", "Videollamada"),
      EntryRow("inPerson", "In person", "En persona"),
      EntryRow("post", "Post", "Correo postal"),
      EntryRow("app", "App", "Aplicación"),
    ]
  }
  private static var documentTypes: [EntryRow] {
    [
      EntryRow("id", "Identity document", "Documento de identidad", expires: true),
      EntryRow("photoIdBack", "Identity document, back", "Documento de identidad, reverso", expires: true),
      EntryRow("gymMembership", "Gym membership", "Membresía de gimnasio", expires: true),
      EntryRow("beneficiaryForm", "Beneficiary form", "Formulario de beneficiario"),
      EntryRow("policeReport", "Police report", "Informe policial"),
      EntryRow("medicalRecord", "Medical record", "Historia clínica"),
      EntryRow("proofOfLoss", "Proof of loss", "Declaración de siniestro"),
      EntryRow("repairEstimate", "Repair estimate", "Presupuesto de reparación", expires: true),
      EntryRow("invoice", "Invoice", "Factura"),
      EntryRow("powerOfAttorney", "Power of attorney", "Poder de representación", expires: true),
      EntryRow("other", "Other document", "Otro documento"),
    ]
  }
  private static var documentRejectionReasons: [EntryRow] {
    [
      EntryRow("illegible", "Cannot be read", "Ilegible"),
      EntryRow("incomplete", "Pages or fields are missing", "Faltan páginas o datos"),
      EntryRow("wrongType", "Another kind of document", "No es el documento indicado"),
      EntryRow("expired", "No longer valid", "Vencido"),
      EntryRow("nameMismatch", "Names somebody else", "El nombre no coincide"),
      EntryRow("dataMismatch", "Contradicts what is on file", "Contradice los datos del expediente"),
      EntryRow("notSigned", "Signature missing", "Falta la firma"),
      EntryRow("notOriginal", "A copy is not enough", "No basta una copia"),
      EntryRow("altered", "Seems to be altered", "Parece alterado"),
      EntryRow("duplicate", "Already on file", "Ya consta en el expediente"),
      EntryRow("unsupportedLanguage", "Translation needed", "Necesita traducción"),
      EntryRow("other", "Other", "Otro motivo"),
    ]
  }
  private static var claimTypes: [EntryRow] {
    [
      EntryRow("medical", "Medical", "Médico"),
      EntryRow("dental", "Dental", "Dental"),
      EntryRow("vision", "Vision", "Oftalmológico"),
      EntryRow("property", "Property", "Bienes"),
      EntryRow("injuryLegal", "Injury, with legal claim", "Lesiones con reclamación legal"),
      EntryRow("auto", "Motor", "Automóvil"),
      EntryRow("cyberLoss", "Cyber loss", "Pérdida por ciberincidente"),
    ]
  }
  private static var damageCategories: [EntryRow] {
    [
      EntryRow("roof", "Roof", "Techo"),
      EntryRow("exteriorWall", "Outside wall", "Pared exterior"),
      EntryRow("wall", "Wall", "Pared"),
      EntryRow("ceiling", "Ceiling", "Cielorraso"),
      EntryRow("floor", "Floor", "Piso"),
      EntryRow("window", "Window", "Ventana"),
      EntryRow("door", "Door", "Puerta"),
      EntryRow("foundation", "Foundation", "Cimientos"),
      EntryRow("plumbing", "Plumbing", "Cañerías"),
      EntryRow("electrical", "Electrical", "Instalación eléctrica"),
      EntryRow("heatingCooling", "Heating and cooling", "Climatización"),
      EntryRow("appliance", "Appliance", "Electrodoméstico"),
      EntryRow("furniture", "Furniture", "Mobiliario"),
      EntryRow("contents", "Other contents", "Otros contenidos"),
      EntryRow("landscape", "Garden and fences", "Jardín y cercas"),
      EntryRow("vehicleBody", "Vehicle body", "Carrocería"),
      EntryRow("vehicleGlass", "Vehicle glass", "Cristales del vehículo"),
      EntryRow("vehicleMechanical", "Vehicle mechanics", "Mecánica del vehículo"),
      EntryRow("mold", "Mould", "Moho"),
      EntryRow("other", "Other", "Otra"),
    ]
  }
  private static var severities: [EntryRow] {
    [
      EntryRow("minor", "Minor", "Leve", severity: 1),
      EntryRow("moderate", "Moderate", "Moderado", severity: 2),
      EntryRow("severe", "Severe", "Grave", severity: 3),
      EntryRow("total", "Total loss", "Pérdida total", severity: 4),
    ]
  }
  private static var rejectionReasons: [EntryRow] {
    [
      EntryRow("invalidItem", "Item or service is not valid", "Ítem o servicio no válido", number: 1),
      EntryRow("notInPriceList", "Not in the provider's price list", "No figura en la lista de precios", number: 2),
      EntryRow("noProduct", "No product covers it", "Ningún producto lo cubre", number: 3),
      EntryRow("categoryLimit", "Not for this category of person", "Categoría limitada", number: 4),
      EntryRow("frequency", "Too soon after the last one", "Frecuencia superada", number: 5),
      EntryRow("duplicate", "Duplicate", "Duplicada", number: 6),
      EntryRow("family", "Person or family is not valid", "Persona o familia no válida", number: 7),
      EntryRow("diagnosisNotInList", "Diagnosis is not in the list", "El diagnóstico no figura en la lista", number: 8),
      EntryRow("targetDate", "Date of service is not valid", "Fecha no válida", number: 9),
      EntryRow("careType", "Not for this type of care", "Tipo de atención no admitido", number: 10),
      EntryRow("maxAdmissions", "Too many admissions", "Máximo de internaciones", number: 11),
      EntryRow("maxVisits", "Too many visits", "Máximo de visitas", number: 12),
      EntryRow("maxConsultations", "Too many consultations", "Máximo de consultas", number: 13),
      EntryRow("maxSurgeries", "Too many operations", "Máximo de cirugías", number: 14),
      EntryRow("maxDeliveries", "Too many deliveries", "Máximo de partos", number: 15),
      EntryRow("quantityOverLimit", "Quantity over the limit", "Cantidad excedida", number: 16),
      EntryRow("waitingPeriod", "Waiting period", "Período de carencia", number: 17),
      EntryRow("maxAntenatal", "Too many antenatal visits", "Máximo de controles prenatales", number: 19),
      EntryRow("invalidClaim", "Claim is not valid", "Reclamación no válida", number: 20),
      EntryRow("noCoverage", "No cover", "Sin cobertura", number: 21),
      EntryRow("medicalOfficer", "Medical officer", "Auditoría médica", number: -1),
      EntryRow("automatedReview", "Automated review", "Revisión automática", number: -2),
      EntryRow("informationMissing", "Information is missing", "Falta información"),
    ]
  }
  private static var denialReasons: [EntryRow] {
    [
      EntryRow("notCovered", "Not covered", "Sin cobertura"),
      EntryRow("excluded", "Excluded by the policy", "Excluido por la póliza"),
      EntryRow("policyLapsed", "Policy not in force", "Póliza no vigente"),
      EntryRow("limitExhausted", "Limit exhausted", "Límite agotado"),
      EntryRow("notLiable", "Not liable", "Sin responsabilidad"),
      EntryRow("unlikely", "Not plausible", "Inverosímil"),
      EntryRow("late", "Told of too late", "Aviso fuera de plazo"),
      EntryRow("fraud", "Fraud", "Fraude"),
      EntryRow("misrepresentation", "False statements", "Declaraciones falsas"),
      EntryRow("duplicate", "Duplicate", "Duplicada"),
      EntryRow("noLoss", "No loss", "Sin daño acreditado"),
    ]
  }
  private static var closeOutcomes: [EntryRow] {
    [
      EntryRow("completed", "Completed", "Completada"),
      EntryRow("closedWithoutPayment", "Closed without payment", "Cerrada sin pago"),
      EntryRow("deniedFinal", "Denied for good", "Denegada en firme"),
      EntryRow("rejectedFinal", "Rejected for good", "Rechazada en firme"),
      EntryRow("inactivity", "No answer", "Sin actividad"),
      EntryRow("withdrawn", "Withdrawn", "Retirada"),
      EntryRow("duplicate", "Duplicate", "Duplicada"),
      EntryRow("transferred", "Handed over", "Transferida"),
      EntryRow("answered", "Answered", "Respondida"),
    ]
  }
  private static var reopenReasons: [EntryRow] {
    [
      EntryRow("newInformation", "New information", "Información nueva"),
      EntryRow("mistake", "Closed by mistake", "Cierre por error"),
      EntryRow("paymentDenied", "The payment did not go through", "El pago no prosperó"),
      EntryRow("supplementalDamage", "Further damage", "Daños adicionales"),
      EntryRow("litigation", "Litigation", "Litigio"),
      EntryRow("appealLate", "Late appeal accepted", "Recurso tardío admitido"),
      EntryRow("recovery", "Recovery", "Recobro"),
    ]
  }
  private static var fraudIndicators: [EntryRow] {
    [
      EntryRow("lateReport", "Reported late", "Aviso tardío"),
      EntryRow("priorClaims", "Many claims before", "Numerosas reclamaciones previas"),
      EntryRow("inconsistentStatements", "Statements contradict each other", "Declaraciones contradictorias"),
      EntryRow("altered", "Altered document or photo", "Documento o foto alterados"),
      EntryRow("noWitness", "No witness", "Sin testigos"),
      EntryRow("newPolicy", "Policy taken out just before", "Póliza muy reciente"),
      EntryRow("financialDistress", "Financial distress", "Dificultades económicas"),
      EntryRow("stagedLoss", "Loss seems staged", "Siniestro posiblemente simulado"),
      EntryRow("identity", "Doubtful identity", "Identidad dudosa"),
      EntryRow("model", "Pointed out by a model", "Señalado por un modelo"),
    ]
  }
  private static var costCategories: [EntryRow] {
    [
      EntryRow("repair", "Repair", "Reparación"),
      EntryRow("replacement", "Replacement", "Reposición"),
      EntryRow("medical", "Medical treatment", "Tratamiento médico"),
      EntryRow("lossOfUse", "Loss of use", "Pérdida de uso"),
      EntryRow("lossOfIncome", "Loss of income", "Lucro cesante"),
      EntryRow("bodilyInjury", "Bodily injury", "Lesiones corporales"),
      EntryRow("towing", "Towing", "Remolque"),
      EntryRow("rental", "Rental", "Alquiler"),
      EntryRow("temporaryHousing", "Temporary housing", "Alojamiento temporal"),
      EntryRow("assessment", "Assessment", "Peritaje"),
      EntryRow("legal", "Legal costs", "Costos legales"),
      EntryRow("incidentResponse", "Incident response", "Respuesta al incidente"),
      EntryRow("other", "Other", "Otro"),
    ]
  }
  static func rows(of catalog: Catalog) -> [EntryRow] {
    switch catalog {
      case .attackTypes: attackTypes
      case .impacts: impacts
      case .reportStatuses: reportStatuses
      case .dangerLevels: dangerLevels
      case .securityIncidents: securityIncidents
      case .discoveryMethods: discoveryMethods
      case .closeReasons: closeReasons
      case .incidentActions: incidentActions
      case .practiceAreas: practiceAreas
      case .resourceGuides: resourceGuides
      case .incidentTypes: incidentTypes
      case .leadSources: leadSources
      case .leadLossReasons: leadLossReasons
      case .contactChannels: contactChannels
      case .documentTypes: documentTypes
      case .documentRejectionReasons: documentRejectionReasons
      case .claimTypes: claimTypes
      case .damageCategories: damageCategories
      case .severities: severities
      case .rejectionReasons: rejectionReasons
      case .denialReasons: denialReasons
      case .closeOutcomes: closeOutcomes
      case .reopenReasons: reopenReasons
      case .fraudIndicators: fraudIndicators
      case .costCategories: costCategories
      default: []
    }
  }
}

/// Practice areas: other harm to people.
extension BuiltInEntries {
  static let injuryAreas = [
    EntryRow(
      "slipAndFall", "Slips and falls", "Resbalones y caídas",
      [
        .question(
          "What do I have to show?",
          """
          As a rule that there was a danger, and that the owner knew of it or should have known, \
          and did nothing in time.
          """,
          "¿Qué debo demostrar?",
          """
          Por regla general, que había un peligro y que el propietario lo conocía o debía \
          conocerlo y no actuó a tiempo.
          """),
        .question(
          "What should I photograph?",
          """
          The place as it was, the light, any warning signs or none, your shoes and your injuries. \
          Ask witnesses for their names.
          """,
          "¿Qué debo fotografiar?",
          """
          El lugar tal como estaba, la iluminación, los carteles de advertencia o su ausencia, su \
          calzado y sus lesiones. Pida el nombre a los testigos.
          """),
      ]),
    EntryRow(
      "dogBites", "Dog bites", "Mordeduras de perro",
      [
        .question(
          "Is the owner always liable?",
          """
          In some places always, in others only where the owner knew that the dog was dangerous or \
          was careless.
          """,
          "¿Responde siempre el dueño?",
          """
          En algunos lugares siempre; en otros, solo si sabía que el perro era peligroso o fue \
          negligente.
          """),
        .question(
          "Why should I report the bite?",
          """
          The authorities find out whether the dog is vaccinated, and their report is good \
          evidence of what happened.
          """,
          "¿Por qué debo denunciar la mordedura?",
          """
          Las autoridades averiguan si el perro está vacunado, y su informe es buena prueba de lo \
          ocurrido.
          """),
      ]),
    EntryRow(
      "wrongfulDeath", "Wrongful death", "Muerte por culpa ajena",
      [
        .question(
          "Who may claim?",
          """
          Usually the spouse or partner, children and parents; sometimes others who depended on \
          the deceased, or the estate.
          """,
          "¿Quién puede reclamar?",
          """
          Por lo general el cónyuge o la pareja, los hijos y los padres; a veces, otras personas \
          que dependían del fallecido, o la sucesión.
          """),
        .question(
          "Must we wait for the end of criminal proceedings?",
          """
          Often not, but they may influence one another. Deadlines usually run meanwhile: ask \
          early.
          """,
          "¿Debemos esperar al final del proceso penal?",
          """
          A menudo no, pero uno puede influir en el otro. Los plazos suelen correr mientras tanto: \
          consulte pronto.
          """),
      ]),
    EntryRow(
      "medicalMalpractice", "Medical malpractice", "Negligencia médica",
      [
        .question(
          "Is every bad result malpractice?",
          """
          No. What counts is whether the treatment fell short of what could be expected, and \
          whether that caused the harm.
          """,
          "¿Es negligencia todo mal resultado?",
          """
          No. Lo que cuenta es si el tratamiento no alcanzó lo que cabía esperar y si eso causó el \
          daño.
          """),
        .question(
          "How do I get my records?",
          "Ask the hospital or the practice in writing. In most places you have a right to a copy.",
          "¿Cómo obtengo mi historia clínica?",
          """
          Solicítela por escrito al hospital o al consultorio. En la mayoría de los lugares tiene \
          derecho a una copia.
          """),
      ]),
    EntryRow(
      "productLiability", "Product liability", "Productos defectuosos",
      [
        .question(
          "Should I keep the product?",
          """
          Yes, as it is, with its packing, manual and receipt. Do not repair it, and do not send \
          it back to the seller.
          """,
          "¿Debo conservar el producto?",
          """
          Sí, tal como está, con su embalaje, su manual y el recibo. No lo repare ni lo devuelva \
          al vendedor.
          """),
        .question(
          "Whom can I claim from?",
          """
          Depending on the place from the maker, the importer or the seller. Often nobody's fault \
          has to be shown, only the defect.
          """,
          "¿A quién puedo reclamar?",
          """
          Según el lugar, al fabricante, al importador o al vendedor. A menudo no hace falta \
          probar la culpa, sino solo el defecto.
          """),
      ]),
    EntryRow(
      "personalInjury", "Other injuries", "Otras lesiones",
      [
        .question(
          "What can be compensated?",
          """
          Treatment, lost income, help at home, damaged things and, within the law of the place, \
          pain and suffering.
          """,
          "¿Qué se puede indemnizar?",
          """
          El tratamiento, los ingresos perdidos, la ayuda en casa, las cosas dañadas y, según la \
          ley del lugar, el daño moral.
          """),
        .question(
          "How long does it take?",
          """
          Some claims end in weeks; a serious one should not be settled before it is clear how \
          well you recover.
          """,
          "¿Cuánto tarda?",
          """
          Algunas reclamaciones terminan en semanas; una grave no debería cerrarse antes de saber \
          cómo se recupera usted.
          """),
      ]),
  ]
}

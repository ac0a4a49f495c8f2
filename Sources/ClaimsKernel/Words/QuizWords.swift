import ClaimsDomain
import EventSourcing

extension QuizStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .question: Wording("Question", "Pregunta")
    case .result: Wording("Result", "Resultado")
    case .abandoned: Wording("Abandoned", "Abandonado")
    }
  }
}

extension QuizVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .startQuiz: Wording("Begin", "Comenzar")
    case .selectOption: Wording("Choose", "Elegir")
    case .goBack: Wording("Back", "Atrás")
    case .resetQuiz: Wording("Begin again", "Comenzar de nuevo")
    case .abandonQuiz: Wording("Leave", "Salir")
    }
  }
}

extension QuizEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .quizStarted: Wording("Quiz begun", "Cuestionario iniciado")
    case .optionSelected: Wording("Option chosen", "Opción elegida")
    case .quizCompleted: Wording("Quiz completed", "Cuestionario completado")
    case .wentBack: Wording("Went back", "Vuelta atrás")
    case .quizReset: Wording("Quiz begun again", "Cuestionario reiniciado")
    case .quizAbandoned: Wording("Quiz abandoned", "Cuestionario abandonado")
    }
  }
}

extension AggregateWords {
  static let quizzes = AggregateWords(
    QuizVerb.self, QuizStatus.self, QuizEventKind.self,
    refusals: { code in
      switch code {
      case .flowNotFound:
        Wording(
          "there is no such flow of questions",
          "no existe tal recorrido de preguntas")
      case .flowBroken:
        Wording(
          "the flow of questions leads nowhere from here",
          "el recorrido de preguntas no lleva a ninguna parte desde aquí")
      case .optionNotOffered:
        Wording(
          "the question does not offer this answer",
          "la pregunta no ofrece esta respuesta")
      case .nothingToUndo: Wording("no answer was given yet", "aún no se dio ninguna respuesta")
      case .quizNotFound:
        Wording(
          "there is no such completed quiz",
          "no existe tal cuestionario completado")
      default: nil
      }
    },
    fields: [
      FieldWord("currentQuestion", "question now", "pregunta actual"),
      FieldWord("flow", "flow", "recorrido"),
      FieldWord("history", "history", "historial"),
      FieldWord("isTimedOut", "timed out", "agotado el tiempo"),
      FieldWord("lastAt", "last at", "última vez el"),
      FieldWord("leadsTo", "leads to", "lleva a"),
      FieldWord("next", "next", "siguiente"),
      FieldWord("option", "option", "opción"),
      FieldWord("options", "option", "opción"),
      FieldWord("question", "question", "pregunta"),
      FieldWord("questions", "question", "pregunta"),
      FieldWord("remaining", "remaining", "restantes"),
      FieldWord("startedAt", "begun at", "iniciado el"),
      FieldWord("taker", "taker", "participante"),
    ],
    phrases: [
      Phrase("a flow without faults", "un recorrido sin errores"),
      Phrase("a flow", "un recorrido"),
      Phrase("rules that let quizzes end", "reglas que dejen terminar los cuestionarios"),
      Phrase("the flow that the quiz follows", "el recorrido que sigue el cuestionario"),
    ])
}

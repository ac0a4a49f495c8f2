"""What the gateway says for itself, in English and in Spanish: the kernel has words of its own.

Codes and statuses are what programs go by, and do not change; words may.
"""

# What is wrong: status, code, English, Spanish. What stands in braces is filled in.
ANSWERS = {
    "badRequest": (400, "badRequest", "this is no HTTP request that can be read",
                   "esto no es una petición HTTP que se pueda leer"),
    "notJSON": (400, "notJSON", "the body: {why}", "el cuerpo: {why}"),
    "unknownMember": (400, "unknownMember", "{names}: not taken here", "{names}: aquí no se admite"),
    "roleMissing": (400, "roleMissing", 'actor: expected {{"role": NAME}}',
                    'actor: se esperaba {{"role": NOMBRE}}'),
    "tooShort": (400, "tooShort", "{taken} bytes of {count} came",
                 "llegaron {taken} bytes de {count}"),
    "slicesNotJSON": (400, "badSlices", "slices: {why}", "slices: {why}"),
    "sliceName": (400, "badSlices", "slices: a name has 1 to 64 letters, digits, _ . - and is not 'entry'",
                  "slices: un nombre tiene de 1 a 64 letras, cifras, _ . - y no es 'entry'"),
    "sliceCount": (400, "badSlices", "ask for 1 to {most} slices, or the feed, or both",
                   "pida de 1 a {most} porciones, o el flujo de eventos, o ambos"),
    "badPosition": (400, "badSlices", "after: expected a position",
                    "after: se esperaba una posición"),
    "noSuchSlice": (400, "noSuchSlice", "slices: expected {{NAME: {{name, params}}}}",
                    "slices: se esperaba {{NOMBRE: {{name, params}}}}"),
    "unknownToken": (401, "unknownToken", "nobody has this token; ask whoever runs the gateway for yours",
                     "nadie tiene este token; pida el suyo a quien administra la pasarela"),
    "expiredToken": (401, "expiredToken",
                     "this token ended on {end}; ask whoever runs the gateway for the new one",
                     "este token venció el {end}; pida el nuevo a quien administra la pasarela"),
    "signIn": (401, "signIn", "sign in to ask this", "inicie sesión para preguntar esto"),
    "signInToListen": (401, "signIn", "sign in to listen to this",
                       "inicie sesión para escuchar esto"),
    "otherHost": (403, "otherHost", "this gateway has another name",
                  "esta pasarela tiene otro nombre"),
    "otherOrigin": (403, "otherOrigin", "other sites may not ask",
                    "otros sitios no pueden preguntar"),
    "notYou": (403, "notYou", "actor: only its role is yours to choose",
               "actor: usted solo puede elegir su rol"),
    "nothingHere": (404, "notFound", "there is nothing here", "aquí no hay nada"),
    "noSuchFile": (404, "notFound", "there is no such file", "no existe ese archivo"),
    "noSuchQuiz": (404, "notFound", "there is no such quiz", "no existe ese cuestionario"),
    "noSuchQuery": (404, "noSuchQuery", "there is no query {name}", "no existe la consulta {name}"),
    "otherMethod": (405, "otherMethod", "{method}: not taken here; there is: {allowed}",
                    "{method}: aquí no se admite; hay: {allowed}"),
    "headTooSlow": (408, "tooSlow",
                    "the head: expected all of it within {limit} s; send it at once",
                    "la cabecera: se esperaba entera en {limit} s; envíela de una vez"),
    "bodyTooSlow": (408, "tooSlow", "the body: expected {rate} bytes a second, and fewer came for {limit} s; "
                    "send it again over a faster connection",
                    "el cuerpo: se esperaban {rate} bytes por segundo, y llegaron menos durante {limit} s; "
                    "envíelo de nuevo por una conexión más rápida"),
    "lengthRequired": (411, "lengthRequired", "Content-Length: expected one number",
                       "Content-Length: se esperaba un solo número"),
    "tooLarge": (413, "tooLarge", "1 to {most} bytes", "de 1 a {most} bytes"),
    "addressTooLong": (414, "addressTooLong", "the address is too long",
                       "la dirección es demasiado larga"),
    "otherType": (415, "notJSON", "Content-Type: expected application/json",
                  "Content-Type: se esperaba application/json"),
    "tooManyCommands": (429, "tooMany", "too many commands without a name; wait {seconds} s",
                        "demasiadas órdenes sin nombre; espere {seconds} s"),
    "tooManyQuestions": (429, "tooMany", "too many questions without a name; wait {seconds} s",
                         "demasiadas preguntas sin nombre; espere {seconds} s"),
    "tooManyFiles": (429, "tooMany", "too many files for a day; wait {seconds} s",
                     "demasiados archivos para un día; espere {seconds} s"),
    "tooManyListeners": (429, "tooMany", "too many connections that listen; wait {seconds} s",
                         "demasiadas conexiones que escuchan; espere {seconds} s"),
    "headersTooLarge": (431, "headersTooLarge", "the headers are too large",
                        "las cabeceras son demasiado grandes"),
    "internal": (500, "internal", "an error of the gateway", "un error de la pasarela"),
    "busy": (503, "busy", "too many files at once; wait {seconds} s",
             "demasiados archivos a la vez; espere {seconds} s"),
    "tooManyConnections": (503, "busy", "at most {each} connections from one address, {total} in all; "
                           "close others, or wait {seconds} s",
                           "como máximo {each} conexiones desde una dirección, {total} en total; "
                           "cierre otras, o espere {seconds} s"),
    "closing": (503, "unanswered", "the gateway is closing", "la pasarela se está cerrando"),
    "unanswered": (503, "unanswered", "the kernel gave no answer in time; ask again with the same ids",
                   "el núcleo no respondió a tiempo; pregunte de nuevo con los mismos ids"),
    "otherVersion": (505, "otherVersion", "expected HTTP/1.1", "se esperaba HTTP/1.1"),
    "noRoom": (507, "noRoom", "there is no room for more files", "no hay sitio para más archivos"),
}

# Why a text is no JSON that the kernel would take.
FLAWS = {
    "syntax": ("no JSON at line {line}, column {column}",
               "no es JSON en la línea {line}, columna {column}"),
    "notUTF8": ("no UTF-8", "no es UTF-8"),
    "tooDeep": ("nested more than {deepest} deep", "anidado a más de {deepest} niveles"),
    "twice": ("the member {name} stands twice", "el miembro {name} aparece dos veces"),
    "notObject": ("expected an object", "se esperaba un objeto"),
    "number": ("a number that JSON does not have", "un número que JSON no tiene"),
    "character": ("half a character", "medio carácter"),
}


class Refused(Exception):
    """The gateway's own no: an HTTP status, a stable code, and words in two languages.

    `why` is one of FLAWS with what fills it in; `again_after` the seconds to wait before it is asked again.
    """

    def __init__(self, what, *, why=None, again_after=None, headers=(), **found):
        self.status, self.code, *words = ANSWERS[what]
        flaws = [text.format(**why[1]) for text in FLAWS[why[0]]] if why else ["", ""]
        self.texts = {
            language: text.format(why=flaw, seconds=again_after, **found)
            for language, text, flaw in zip(("en", "es"), words, flaws)}
        self.headers = dict(headers)
        if again_after:
            self.headers["Retry-After"] = str(again_after)
        super().__init__(self.texts["en"])

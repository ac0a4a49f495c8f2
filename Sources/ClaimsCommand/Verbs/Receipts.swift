import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Hashing

// The option --receipt of the verb reports, for people who reported anonymously.

extension Verb {
  /// - Parameter text: the code, or `-` for the first line of the input.
  func report(
    ofReceipt text: String, _ arguments: Arguments, _ output: inout Output
  ) throws -> ExitCode {
    for name in ["as"] + OptionList.of(ReportsQuery.self).map(\.name)
    where arguments.value(name) != nil {
      throw Usage(.receiptFindsOneReportWhoever, name)
    }
    if arguments.has("community") {
      throw Usage(.receiptFindsOneReportLeave)
    }
    let code = text == "-" ? try Self.firstLine() : Array(text.utf8)
    var query = ReceiptQuery()
    query.receipt = SHA256.hash(of: code).bytes
    do {
      return try ask(query, arguments, &output) { view, _, output in
        show(view, &output)
      }
    } catch let error as RPCError where error.code == .notFound {
      // The same message for every wrong code: it shows nothing that was typed, and no near match.
      throw Failure(.noAnonymousReportHasThis)
    }
  }

  private func show(_ view: ReceiptView, _ output: inout Output) {
    let speech = output.speech
    let (isPlain, words) = (speech.words == nil, view.text(in: speech.language))
    var rows: [(name: String, value: String?)] = [
      (speech.say(.status), isPlain ? "\(view.status.name)" : words.status),
      (
        speech.say(.closedAs),
        view.closeReason.map { isPlain ? $0 : words.closeReason }
      ),
      (speech.say(.attack), view.attackType.map { isPlain ? $0 : words.attackType }),
      (speech.say(.impact), view.impact.map { isPlain ? $0 : words.impact }),
      (speech.say(.incident), view.incidentDate?.dayUTC.text),
      (speech.say(.begun), speech.time(view.createdAt)),
      (speech.say(.handedIn), view.submittedAt.map(speech.time)),
      (speech.say(.lastChange), speech.time(view.updatedAt)),
    ]
    if view.attachments > 0 {
      rows.append((speech.say(.files), "\(view.attachments)"))
    }
    output.line(output.bold(speech.say(.reportOfReceipt) + " " + view.id.text))
    for (name, value) in rows {
      if let value { output.line("  \(name.padded(to: 14)) \(printable(value))") }
    }
  }

  private static func firstLine() throws -> [UInt8] {
    guard case .text(let line)? = try Input("-").nextLine() else {
      throw Usage(.receiptExpectedTheCodeIn)
    }
    // Lines typed on other systems may end in a carriage return.
    return Array(line.last == 0x0d ? line.dropLast() : line)
  }
}

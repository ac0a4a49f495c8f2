extension NotLinearizable {
  /// The stretch around the call that fits nowhere, as a page: a column for each process, time
  /// downwards, each call with its place in the order, if it has one.
  public var html: String {
    let answers = answers.map {
      "<li>in <code>\($0.state.escaped)</code> it would be <code>\($0.answer.escaped)</code></li>\n"
    }
    let body = """
      <p><a href="#call">Process \(call.process)</a>:
      <code class="impossible">\(words(call).escaped)</code></p>
      \(answers.isEmpty ? "" : "<ul>\n\(answers.joined())</ul>")
      <p class="key">A column for each process, time downwards. Numbers are places in an order that
      explains all other answers up to then; a dashed call need not have happened by then.</p>
      \(grid)
      """
    return Page(title: "\(name): \(summary)", style: Self.style, body: body).html
  }

  private static var style: String {
    """
    .key { color: var(--soft); }
    .history { display: grid; grid-auto-columns: minmax(9rem, 16rem); grid-auto-rows: 1.5rem;
      column-gap: .5rem; row-gap: 2px; overflow-x: auto; }
    .process { grid-row: 1; font-weight: 600; }
    .call { border: 1px dashed var(--line); border-radius: 4px; padding: 0 .4rem; overflow: hidden;
      white-space: nowrap; text-overflow: ellipsis; }
    .placed { background: var(--good); border-style: solid; }
    .impossible { background: var(--bad); border: 2px solid var(--bad-line); border-radius: 4px;
      padding: 0 .4rem; }
    """
  }

  private var grid: String {
    let shown = shown
    let numbers = Dictionary(
      uniqueKeysWithValues: counterexample.order.enumerated().map { ($1, $0 + 1) })
    let processes = Set(shown.map { history.calls[$0].process }).sorted()
    let times = Set(shown.flatMap { [history.calls[$0].began, history.calls[$0].ended ?? .max] })
      .sorted()
    let columns = Dictionary(uniqueKeysWithValues: processes.enumerated().map { ($1, $0 + 1) })
    // Below the processes' names; an end is the line below its row.
    let rows = Dictionary(uniqueKeysWithValues: times.enumerated().map { ($1, $0 + 2) })
    let heads = processes.map { process in
      "<div class=\"process\" style=\"grid-column:\(columns[process] ?? 1)\">process \(process)</div>\n"
    }
    let boxes = shown.map { place in
      let call = history.calls[place]
      let (kind, mark) =
        place == counterexample.call
        ? ("impossible\" id=\"call", "✗ ")
        : numbers[place].map { ("placed", "\($0). ") } ?? ("", "")
      let (top, bottom) = (rows[call.began] ?? 2, rows[call.ended ?? .max] ?? 3)
      let text = (mark + words(call)).escaped
      return "<div class=\"call \(kind)\" style=\"grid-column:\(columns[call.process] ?? 1);"
        + "grid-row:\(top)/\(bottom + 1)\" title=\"\(text)\">\(text)</div>\n"
    }
    return "<div class=\"history\">\n\(heads.joined())\(boxes.joined())</div>"
  }

  /// The places of the calls worth a look: what was open since the last thirty of the order began.
  private var shown: [Int] {
    let recent = counterexample.order.suffix(30) + [counterexample.call]
    let start = recent.map { history.calls[$0].began }.min() ?? 0
    let end = history.calls[counterexample.call].ended ?? .max
    return counterexample.part.filter {
      let call = history.calls[$0]
      return call.began <= end && ((call.ended ?? call.began) >= start || recent.contains($0))
    }
  }
}

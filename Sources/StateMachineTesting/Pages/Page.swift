/// A page that needs nothing but itself: no script, no font, no address.
struct Page {
  let title: String
  /// Rules besides the common ones.
  var style = ""
  let body: String

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escaped)</title>
    <style>
    :root { color-scheme: light dark; --ink: #1a1a1a; --paper: #ffffff; --soft: #6b6b6b; --line: #c8c8c8;
      --good: #e3eef9; --bad: #f4b6b0; --bad-line: #a3271b; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #ececec; --paper: #161616; --soft: #a0a0a0; --line: #4a4a4a; --good: #17324d;
        --bad: #5e1f19; --bad-line: #ff8b7d; }
    }
    body { margin: 1.5rem; color: var(--ink); background: var(--paper);
      font: 14px/1.45 system-ui, sans-serif; }
    h1 { font-size: 1.2rem; }
    \(style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(title.escaped)</h1>
    \(body)
    </main>
    </body>
    </html>

    """
  }
}

extension String {
  /// The text as it stands in HTML and SVG, also in an attribute.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

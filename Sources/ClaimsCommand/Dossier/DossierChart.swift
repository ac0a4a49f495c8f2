import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Money over time, as lines with steps. The table beside it says the same.

extension Markup {
  mutating func chart(_ money: DossierMoney, _ speech: Speech) {
    let chart = Chart(money)
    element("div", ["class": "chart"]) { page in
      page.element(
        "svg",
        ["viewBox": "0 0 720 280", "aria-hidden": "true", "focusable": "false", "class": "money"]
      ) { svg in
        for tick in chart.amountTicks {
          svg.line("grid", Chart.left, tick.place, Chart.right, tick.place)
          svg.label(tick.text, Chart.left - 8, tick.place + 4, "end")
        }
        for tick in chart.timeTicks {
          svg.line("tick", tick.place, Chart.bottom, tick.place, Chart.bottom + 5)
          svg.label(tick.text, tick.place, Chart.bottom + 20, tick.anchor)
        }
        svg.line("axis", Chart.left, Chart.bottom, Chart.right, Chart.bottom)
        for name in money.shown {
          svg.element("path", ["class": "line \(name)", "d": chart.path(of: name)])
          for (x, y) in chart.places(of: name) {
            svg.element(
              "circle",
              ["class": "dot \(name)", "cx": Chart.text(x), "cy": Chart.text(y), "r": "3"])
          }
        }
      }
      page.element("ul", ["class": "legend"]) { list in
        for name in money.shown {
          list.element("li") { item in
            item.element(
              "svg", ["viewBox": "0 0 36 10", "aria-hidden": "true", "class": "key"]
            ) { $0.element("path", ["class": "line \(name)", "d": "M0 5H36"]) }
            item.say(" " + speech.name(ofField: name))
          }
        }
      }
    }
  }

  private mutating func line(
    _ kind: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    element(
      "line",
      [
        "class": kind, "x1": Chart.text(x1), "y1": Chart.text(y1), "x2": Chart.text(x2),
        "y2": Chart.text(y2),
      ])
  }

  private mutating func label(_ words: String, _ x: Double, _ y: Double, _ anchor: String) {
    element("text", ["x": Chart.text(x), "y": Chart.text(y), "text-anchor": anchor], words)
  }
}

/// Where things are in a picture of 720 by 280.
struct Chart {
  static let (left, right, top, bottom) = (96.0, 700.0, 14.0, 240.0)

  private let money: DossierMoney
  private let times: [Double]
  private let most: Double

  init(_ money: DossierMoney) {
    self.money = money
    times = money.points.enumerated().map { place, point in
      switch money.axis {
      case .effective: Double(point.effective.nanoseconds)
      case .recorded: Double(point.recorded.nanoseconds)
      case .step: Double(place)
      }
    }
    let amounts = money.points.flatMap { point in money.shown.compactMap { point.amounts[$0] } }
    most = Self.rounded(up: Double(max(amounts.max() ?? 1, 1)))
  }

  /// The next of 1, 2, 2.5, 5 and 10 times a power of ten.
  private static func rounded(up amount: Double) -> Double {
    var unit = 1.0
    while unit * 10 <= amount { unit *= 10 }
    return [1, 2, 2.5, 5, 10].map { $0 * unit }.first { $0 >= amount } ?? amount
  }

  private func x(_ time: Double) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return Self.left }
    // The last amounts hold on for a while: they are not a point.
    return Self.left + (time - first) / (last - first) * (Self.right - 24 - Self.left)
  }

  private func y(_ amount: Double) -> Double {
    Self.bottom - min(1, max(0, amount / most)) * (Self.bottom - Self.top)
  }

  func places(of name: String) -> [(x: Double, y: Double)] {
    var last: Int64?
    return zip(times, money.points).compactMap { time, point in
      guard let amount = point.amounts[name], amount != last else { return nil }
      last = amount
      return (x(time), y(Double(amount)))
    }
  }

  func path(of name: String) -> String {
    let places = self.places(of: name)
    guard let first = places.first else { return "" }
    return places.dropFirst().reduce("M\(Self.text(first.x)) \(Self.text(first.y))") {
      $0 + "H\(Self.text($1.x))V\(Self.text($1.y))"
    } + "H\(Self.text(Self.right))"
  }

  var amountTicks: [(text: String, place: Double)] {
    (0...4).map { part in
      let amount = most * Double(part) / 4
      return (money.currency.decimal(Int128(amount)) + " " + money.currency.code, y(amount))
    }
  }

  var timeTicks: [(text: String, place: Double, anchor: String)] {
    guard let first = times.first, let last = times.last, last > first else { return [] }
    return (0...3).map { part in
      let time = first + (last - first) * Double(part) / 3
      let place = x(time)
      let text =
        money.axis == .step
        ? "\(money.points[Int(time.rounded())].position)" : Self.label(time, over: last - first)
      return (text, place, ["start", "middle", "middle", "end"][part])
    }
  }

  /// The day; of short times the time of day as well.
  private static func label(_ time: Double, over span: Double) -> String {
    let text = plainTime(Instant(nanoseconds: Int64(exactly: time.rounded()) ?? .max))
    return span > 3 * 86_400e9 ? String(text.prefix(10)) : String(text.dropFirst(5))
  }

  /// To a tenth, without a fraction of zero.
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths) % 10)"
  }
}

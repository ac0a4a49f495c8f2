import ClaimsKernel
import Synchronization
import Testing
import WriteAheadLog

@testable import ClaimsCommand

@Suite("Progress on a terminal")
struct ProgressTests {
  /// A clock that is set, and what was written.
  private final class Terminal: Sendable {
    let milliseconds = Mutex<UInt64>(0)
    let written = Mutex("")

    func progress(isShown: Bool = true) -> Progress {
      Progress(isShown: isShown, clock: { [self] in milliseconds.withLock { $0 } }) { [self] text in
        written.withLock { $0 += text }
      }
    }

    func tell(_ unit: WorkMeter.Unit, _ done: UInt64, of total: UInt64?, at time: UInt64) {
      milliseconds.withLock { $0 = time }
      WorkMeter.tell(unit, done, of: total)
    }

    /// Since the last time.
    func told() -> String {
      written.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  private func line(_ text: String) -> String { "\r" + text + "\u{1b}[K" }

  @Test("says what is done, how fast and how long it takes, and leaves no trace")
  func shown() {
    let terminal = Terminal()
    terminal.progress().showing(in: .en) {
      terminal.tell(.logRead, 1_000_000, of: 10_000_000, at: 1000)
      terminal.tell(.logRead, 2_000_000, of: 10_000_000, at: 1499)
      #expect(terminal.told() == "")
      terminal.tell(.logRead, 3_000_000, of: 10_000_000, at: 2000)
      #expect(
        terminal.told()
          == line("reading the log: 3.0 MB of 10.0 MB (30 %), 2.0 MB/s, 4 s left"))
      terminal.tell(.logRead, 4_000_000, of: 10_000_000, at: 2199)
      #expect(terminal.told() == "")
      // What begins anew has a rate of its own.
      terminal.tell(.sent, 10, of: nil, at: 3000)
      terminal.tell(.sent, 1010, of: nil, at: 5000)
      #expect(terminal.told() == line("commands sent: 1010, 500/s"))
      terminal.tell(.judged, 0, of: 1_000_000, at: 6000)
      terminal.tell(.judged, 100, of: 1_000_000, at: 7000)
      #expect(
        terminal.told() == line("commands judged: 100 of 1000000 (0 %), 100/s, 2 h left"))
    }
    #expect(terminal.told() == line(""))
    WorkMeter.tell(.sent, 1, of: 2)
    #expect(terminal.told() == "")
  }

  @Test("speaks the language that is asked for, and says nothing where there is no terminal")
  func spoken() {
    let terminal = Terminal()
    let spanish = "lectura de la entrada: 1.5 MB de 3.0 MB (50 %), 1.5 MB/s, faltan 1 s"
    for (isShown, text) in [(true, line(spanish) + line("")), (false, "")] {
      terminal.progress(isShown: isShown).showing(in: .es) {
        terminal.tell(.inputRead, 0, of: 3_000_000, at: 0)
        terminal.tell(.inputRead, 1_500_000, of: 3_000_000, at: 1000)
      }
      #expect(terminal.told() == text)
    }
  }

  @Test("of what takes seconds each, no rate is told")
  func slow() {
    let terminal = Terminal()
    terminal.progress().showing(in: .en) {
      terminal.tell(.rounds, 0, of: 4, at: 0)
      terminal.tell(.rounds, 1, of: 4, at: 4000)
      #expect(terminal.told() == line("rounds: 1 of 4 (25 %), 12 s left"))
      terminal.tell(.states, 512, of: nil, at: 5000)
      terminal.tell(.states, 1536, of: nil, at: 6000)
      #expect(terminal.told() == line("states explored: 1536, 1024/s"))
    }
  }

  @Test("work that stands still, goes backwards or exceeds its end is no division by zero")
  func odd() {
    let terminal = Terminal()
    terminal.progress().showing(in: .en) {
      terminal.tell(.sent, 5, of: 10, at: 0)
      terminal.tell(.sent, 5, of: 10, at: 600)
      #expect(terminal.told() == line("commands sent: 5 of 10 (50 %), 0/s, ? left"))
      terminal.tell(.sent, 4, of: 10, at: 1400)
      terminal.tell(.sent, 11, of: 10, at: 1900)
      #expect(terminal.told() == line("commands sent: 11, 14/s"))
      terminal.tell(.sent, .max, of: .max, at: 2500)
      terminal.tell(.sent, .max, of: .max, at: 3500)
      #expect(terminal.told().contains("(100 %)"))
    }
  }
}

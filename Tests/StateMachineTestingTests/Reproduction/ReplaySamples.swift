import Foundation
import StateMachineTesting

/// Values of every shape that a program is printed with.
enum Sample: Equatable, Sendable, CustomStringConvertible {
  case plain
  case `init`
  case `let`
  case number(Int8)
  case labelled(amount: Int)
  case mixed(Int, name: String, Inner)
  case nested(inner: Inner?)
  case twice(Int??)
  case list([Inner])
  case table([String: [Int]])
  case letters(Set<Character>)
  case real(Double, Float)
  case span(Range<Int>, ClosedRange<Int>)
  case identity(UUID, Date, Data, URL)
  case scalar(Unicode.Scalar)
  case generic(Box<Int>, Box<Inner>)
  case own(Own)

  var description: String { "a sample" }

  struct Inner: Equatable, Hashable {
    var x: Int
    var label: String?
  }

  struct Box<Content: Equatable & Sendable>: Equatable {
    var content: Content
  }

  struct Own: Equatable, SwiftSourceConvertible {
    let hidden: Int
    static let seven = Own(hidden: 7)
    var swiftSource: String { "StateMachineTestingTests.Sample.Own.seven" }
  }
}

enum Raw: String, Equatable {
  case first = "1st"
}

// As much of SwiftUI's interface as Examples/SwiftUI uses, and nothing behind it: so that the views are
// held to the models' interfaces if there is no SwiftUI. Signatures are those of SwiftUI.

@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

/// A view without a body of its own.
public protocol Leaf: View where Body == Never {}
extension Leaf { public var body: Never { fatalError() } }

public struct EmptyView: Leaf { public nonisolated init() {} }
public struct TupleView<Content>: Leaf {}
public struct EitherView<First: View, Second: View>: Leaf {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
  public static func buildBlock<each C: View>(_ content: repeat each C)
    -> TupleView<(repeat each C)>
  { TupleView() }
  public static func buildIf<C: View>(_ content: C?) -> C? { content }
  public static func buildEither<F: View, S: View>(first: F) -> EitherView<F, S> { EitherView() }
  public static func buildEither<F: View, S: View>(second: S) -> EitherView<F, S> { EitherView() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    fatalError()
  }
}

extension Binding: Sendable where Value: Sendable {}

public struct Text: Leaf {
  public init<S: StringProtocol>(_ content: S) {}
}

public struct Button<Label: View>: Leaf {
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where Label == Text {}
}

public struct List<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Form<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct VStack<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct TabView<Content: View>: Leaf { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Content: View>: Leaf {
  public init(@ViewBuilder root: () -> Content) {}
}

public struct NavigationLink<Label: View, Destination: View>: Leaf {
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

public struct ProgressView: Leaf {
  public init() {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {}
}

public struct LabeledContent: Leaf {
  public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T) {}
}

public struct TextField: Leaf {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct Toggle: Leaf {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct Stepper: Leaf {
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

public struct Picker<Selection: Hashable, Content: View>: Leaf {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct Font: Sendable {
  public static let caption = Font()
  public static let title = Font()
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func disabled(_ isDisabled: Bool) -> some View { self }
  public func searchable(text: Binding<String>) -> some View { self }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency init()
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension App { public static func main() {} }

@MainActor @preconcurrency public protocol Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<C: Scene>(_ content: C) -> C { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

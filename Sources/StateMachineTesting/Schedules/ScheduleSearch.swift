import Descriptions

/// A search for an order of tasks that breaks something.
public enum ScheduleSearch: Equatable, Sendable, PrintsFields {
  /// At every choice any task that is ready goes on, all equally likely.
  case random
  /// Every task gets a priority by lot, and the first of those that are ready goes on; as many times
  /// as `changes` says, that one becomes the last. Finds what needs few changes in a long run.
  ///
  /// Source: Burckhardt, Kothari, Musuvathi and Nagarakatte, "A Randomized Scheduler with
  /// Probabilistic Guarantees of Finding Bugs" (2010).
  case priorities(changes: Int)
  /// Every schedule with at most so many deviations from first come, first served.
  ///
  /// Source: Musuvathi and Qadeer, "Iterative Context Bounding for Systematic Testing of
  /// Multithreaded Programs" (2007).
  case bounded(deviations: Int)
}

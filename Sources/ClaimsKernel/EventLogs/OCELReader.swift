import ClaimsDomain
import EventSourcing

/// Reads object-centric event logs in JSON: each object of one type is a case, and has the events
/// that it takes part in, in the order of their times.
///
/// Of an event it takes the type as its activity, the time, the attributes, and by `object:TYPE` the
/// ids of the objects of a type that take part; of the case's object by `case:NAME` the attributes
/// as they were at the event, and by `case:object:TYPE` the objects that it is related to.
///
/// Source: OCEL 2.0, "JSON Format". Examples/Maps/README.md, "Objects".
public enum OCELReader: EventLogReader {
  @discardableResult public static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions, in spool: any Spool,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
    var log = OCELLog(options.times, spool)
    do {
      try log.read(next)
      try log.order(asking: options.objects)
    } catch let error as WireError { throw EventLogFault(error.wording) }
    var options = options
    options.activity = OCELLog.activity
    options.time = OCELLog.time
    for place in log.cases {
      let object = try log.object(at: place)
      var foreign = ForeignCase(
        name: object.id, events: [], attributes: log.attributes(of: object, until: nil),
        faults: object.faults)
      foreign.ambiguous = object.twice
      log.passOver(object, at: place)
      for event in log.events(ofObjectAt: place) {
        foreign.add(log.row(of: try log.event(at: event), in: object), as: options)
      }
      for part in foreign.split(as: options) { body(part) }
    }
    return log.notes
  }
}

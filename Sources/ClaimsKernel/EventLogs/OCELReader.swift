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
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
    var bytes: [UInt8] = []
    while true {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= EventLogLimits.whole / 4 else {
        throw EventLogFault(Phrase(.longerThanBytes, EventLogLimits.whole / 4))
      }
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    let log: OCELLog
    do throws(JSONFault) {
      let value = try JSONValue(parsing: bytes)
      do throws(WireError) { log = try OCELLog(value, options) } catch { throw JSONFault(error) }
    } catch { throw EventLogFault(error.wording) }
    var options = options
    options.activity = OCELLog.activity
    options.time = OCELLog.time
    for object in log.cases {
      var foreign = ForeignCase(
        name: object.id, events: [], attributes: log.attributes(of: object, until: nil),
        faults: object.faults)
      foreign.ambiguous = object.twice
      for place in log.events(of: object) {
        foreign.add(log.row(of: place, in: object), as: options)
      }
      for part in foreign.split(as: options) { body(part) }
    }
    return log.notes
  }
}

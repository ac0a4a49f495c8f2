import ClaimsDomain
import EventSourcing

/// That somebody was shown something, as FHIR's AuditEvent.
///
/// Source: Specs/FHIR.md, "Reads".
struct FHIRRead {
  let row: ReadRow
  private var read: StreamsRead { row.read }

  init(_ row: ReadRow) { self.row = row }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("resourceType", "AuditEvent")
      writer.member("id", "read-\(row.position.value)")
      writer.member("type") { writer in
        writer.member("system", FHIRSystems.dicom)
        writer.member("code", "110112")
        writer.member("display", "Query")
      }
      writer.member("subtype", objects: [read.query]) { writer, query in
        writer.member("system", FHIRSystems.own("query"))
        writer.member("code", query)
      }
      writer.member("action", "R")
      writer.member("recorded", row.recorded.fhir)
      writer.member("outcome", "0")
      writer.member("agent", objects: [read]) { writer, read in
        if !read.reader.isEmpty || read.account.isEmpty {
          writer.person("who", FHIRNamed(read.reader, nil, or: "holder of the log"))
        }
        if !read.account.isEmpty { writer.member("altId", read.account) }
        writer.key("requestor")
        writer.bool(true)
      }
      writer.member("source") { writer in
        writer.member("site", read.face)
        writer.person("observer", FHIRNamed(name: "claims"))
      }
      writer.member("entity", objects: [nil] + read.listed.map { $0 as StreamID? }) {
        writer, stream in
        guard let stream else { return writeQuestion(to: &writer) }
        let person = read.people.first { StreamID.actor($0) == stream } ?? ActorID()
        writer.member("what") { $0.fhirTarget(stream, person) }
      }
    }
  }

  /// What was asked, of which log, and how much was shown.
  private func writeQuestion(to writer: inout JSONWriter) {
    writer.member("what") { writer in
      writer.member("identifier") { writer in
        writer.member("system", FHIRSystems.own("log"))
        writer.member("value", read.log.text)
      }
    }
    writer.member("role") { writer in
      writer.member("system", FHIRSystems.objectRole)
      writer.member("code", "24")
      writer.member("display", "Query")
    }
    writer.key("query")
    writer.base64(Array((read.query + (read.params.isEmpty ? "" : " " + read.params)).utf8))
    let details = [("upTo", read.position), ("rows", read.rows), ("streams", read.count)]
    writer.member("detail", objects: details) { writer, detail in
      writer.member("type", detail.0)
      writer.member("valueString", String(detail.1))
    }
  }
}

extension FHIRExport {
  public func reach(in choice: ExportChoice) -> ExportReach { ExportReach(states: [.claim]) }

  public mutating func write<Log: EventStore>(
    readsIn log: Log, _ choice: ExportChoice, to sink: inout ExportSink
  ) throws(EventStoreError) -> [Phrase]? {
    begin(&sink)
    try log.forEachRead(in: choice, into: &sink) { row, sink in
      write(to: &sink) { FHIRRead(row).write(to: &$0) }
    }
    end(&sink)
    return []
  }
}

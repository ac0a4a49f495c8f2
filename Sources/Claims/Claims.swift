// What a first program imports: the store, with all that its calls take and return. A program that needs less names
// the modules that it needs; what is tested with stands in ClaimsStoreTesting and StateMachineTesting.
@_exported import BlobStore
@_exported import ClaimsDomain
@_exported import ClaimsKernel
@_exported import ClaimsStore
@_exported import EventSourcing
@_exported import WriteAheadLog

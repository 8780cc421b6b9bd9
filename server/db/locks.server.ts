/**
 * Ids of PostgreSQL advisory locks. All are here, since two features with one id would block each other. Locks on a
 * single record or seed are keyed by a hash of its name instead. Work that calls a provider takes a lease
 * (`lease.server.ts`): a lock would hold a connection for as long as the provider takes.
 */
export const ADVISORY_LOCKS = {
  /** Processes that start together migrate one after the other. */
  migration: 7_335_831,
  /** Catalogue files are written one batch after the other. */
  catalogueImport: 7_335_833,
} as const;

import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  bigint,
  bigserial,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The number of a transaction that never comes again. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Tables that are not collections: nothing in the admin or the APIs may reach them. Added to the schema for migrations. */
const ownTables = {
  /** See `consumeRateLimit`. */
  rate_limits: pgTable('rate_limits', {
    key: text('key').primaryKey(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer('hits').notNull(),
  }),
  /**
   * One row for each record the seed has written, with the document it became and its time stamp then: a later seed
   * neither writes it again nor goes over an editor's change.
   */
  seed_records: pgTable('seed_records', {
    key: text('key').primaryKey(),
    checksum: text('checksum').notNull(),
    documentId: integer('document_id'),
    documentUpdatedAt: text('document_updated_at').notNull(),
  }),
  /** The fingerprint of the content files last seeded; lets a start skip the seed without loading the CMS. */
  seed_state: pgTable('seed_state', {
    id: integer('id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    seededAt: timestamp('seeded_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  /** How often a screen was opened on a day: nothing of who did it. See `countPageView`. */
  page_views: pgTable(
    'page_views',
    { day: date('day').notNull(), route: text('route').notNull(), views: integer('views').notNull() },
    ({ day, route }) => [primaryKey({ columns: [day, route] })],
  ),
  /** How often a text was searched for on a day and nothing found: nothing of who did it. See `countEmptySearch`. */
  empty_searches: pgTable(
    'empty_searches',
    { day: date('day').notNull(), text: text('text').notNull(), searches: integer('searches').notNull() },
    ({ day, text: searched }) => [primaryKey({ columns: [day, searched] })],
  ),
  /** What became of asking other sites for the pages that texts link to; one row an address. See `checkLinks`. */
  checked_links: pgTable('checked_links', {
    address: text('address').primaryKey(),
    state: text('state').notNull().default('unchecked'),
    why: text('why'),
    movedTo: text('moved_to'),
    /** Of the state. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  /**
   * The second factor of an account; a row without `turned_on_at` is a setup that has not been finished. Not fields of the
   * account, so that no form, API, version or filter can come near them. See `src/server/two-factor`.
   */
  two_factor: pgTable('two_factor', {
    account: integer('account').primaryKey(),
    /** Sealed with a key of the server's secret. */
    secret: text('secret').notNull(),
    turnedOnAt: timestamp('turned_on_at', { withTimezone: true }),
    /** The half minute whose code was used last. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** Of recovery codes that have not been used. */
    recoveryHashes: text('recovery_hashes').array().notNull(),
  }),
  /** Where sessions of accounts were begun, in words. See `noteDevice`. */
  session_devices: pgTable(
    'session_devices',
    {
      session: text('session').primaryKey(),
      account: integer('account').notNull(),
      device: text('device').notNull(),
    },
    ({ account }) => [index('session_devices_account_idx').on(account)],
  ),
  /** Places that turned out to be one: the address of the old one leads to the kept one. See `mergePlaces`. */
  place_merges: pgTable('place_merges', {
    oldId: integer('old_id').primaryKey(),
    keptId: integer('kept_id').notNull(),
    /** What the map called the old one, so that no import brings it back. */
    osmRef: text('osm_ref'),
    mergedBy: integer('merged_by'),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  /** What a merge found before it wrote: enough to take it back for a few minutes. See `unmergePlaces`. */
  merge_undo: pgTable('merge_undo', {
    oldId: integer('old_id').primaryKey(),
    keptId: integer('kept_id').notNull(),
    mergedBy: integer('merged_by').notNull(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull().defaultNow(),
    before: jsonb('before').notNull(),
  }),
  /** Pairs a person has looked at and found to be two places; the lower id first. */
  place_distinctions: pgTable(
    'place_distinctions',
    {
      firstId: integer('first_id').notNull(),
      secondId: integer('second_id').notNull(),
      decidedBy: integer('decided_by'),
      decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
    },
    ({ firstId, secondId }) => [primaryKey({ columns: [firstId, secondId] })],
  ),
  /**
   * What a source last said about a record: the base of the three-way merge that tells an editor's change from the
   * source's. See `planImport`.
   */
  import_values: pgTable(
    'import_values',
    {
      collection: text('collection').notNull(),
      /** `node/123`, or the key of a gate in its file. */
      sourceKey: text('source_key').notNull(),
      recordId: integer('record_id').notNull(),
      upstream: jsonb('upstream').notNull(),
      contentHash: text('content_hash').notNull(),
      /** Fields an editor and the source have both changed, with the source's value: `{ "phone": "+966 …" }`. */
      conflicts: jsonb('conflicts'),
      /** Since when the source no longer has it. */
      missingSince: timestamp('missing_since', { withTimezone: true }),
      /** When a person last said that it is there all the same. Counts until the source has it again. */
      stillThereAt: timestamp('still_there_at', { withTimezone: true }),
      runId: integer('run_id').notNull(),
    },
    ({ collection, sourceKey, recordId }) => [
      primaryKey({ columns: [collection, sourceKey] }),
      index('import_values_record_idx').on(collection, recordId),
    ],
  ),
  /**
   * Which cache tags a transaction touched, written by triggers inside it, whoever wrote: what every instance of the
   * guide reads to know what to renew. See `createChangeFeed`.
   */
  content_changes: pgTable(
    'content_changes',
    {
      id: bigserial('id', { mode: 'number' }).primaryKey(),
      /** Orders changes as they become visible, which numbers given out before the commit do not. */
      transaction: xid8('transaction')
        .notNull()
        .default(sql`pg_current_xact_id()`),
      tags: text('tags').array().notNull(),
      /** `application_name` of the connection: an instance knows its own changes already. */
      writer: text('writer').notNull(),
      changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    },
    ({ transaction }) => [index('content_changes_transaction_idx').on(transaction)],
  ),
  /** What was deleted for good, by the keys its sources know it by: no import brings it back. See `recordDeletion`. */
  deleted_records: pgTable(
    'deleted_records',
    {
      collection: text('collection').notNull(),
      sourceKey: text('source_key').notNull(),
      deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
    },
    ({ collection, sourceKey }) => [primaryKey({ columns: [collection, sourceKey] })],
  ),
  /** What a run found before it wrote: enough to put every row back. See `undoRun`. */
  import_undo: pgTable(
    'import_undo',
    {
      runId: integer('run_id').notNull(),
      collection: text('collection').notNull(),
      sourceKey: text('source_key').notNull(),
      recordId: integer('record_id').notNull(),
      /** The record as it was; `null` where only its base was written. */
      before: jsonb('before'),
      /** Its row of `import_values` as it was. */
      baseBefore: jsonb('base_before'),
      /** The time stamp the run gave the record: another one means that somebody has changed it since. */
      writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }),
    },
    ({ runId, collection, sourceKey }) => [primaryKey({ columns: [runId, collection, sourceKey] })],
  ),
  /** What a run has made: all an undo needs to know of a new record is its number. */
  import_creations: pgTable(
    'import_creations',
    {
      runId: integer('run_id').notNull(),
      collection: text('collection').notNull(),
      recordIds: integer('record_ids').array().notNull(),
      /** As in `import_undo`. */
      writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
    },
    ({ runId, collection }) => [primaryKey({ columns: [runId, collection] })],
  ),
  /** The file of a version of a city's streets, by the hash of its bytes. See `addVersion`. */
  street_files: pgTable('street_files', {
    hash: text('hash').primaryKey(),
    /** Brotli, Base64. */
    file: text('file').notNull(),
    /** The map objects of its ways and buildings, in their order: JSON, gzip, Base64. What a preview compares by. */
    refs: text('refs').notNull(),
  }),
  /** What a dry run had read from its source, so that what is applied is what a person has looked at. */
  import_previews: pgTable('import_previews', {
    runId: integer('run_id').primaryKey(),
    /** JSON, gzip, Base64. */
    records: text('records').notNull(),
  }),
}

type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

export const addOwnTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, ...ownTables },
})

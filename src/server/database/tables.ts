import type { postgresAdapter } from '@payloadcms/db-postgres'
import { integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Tables that are not collections: nothing in the admin or the APIs may reach them. Added to the schema for migrations. */
export const ownTables = {
  /** See `takeTicket`. */
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
}

type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

export const addOwnTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, ...ownTables },
})

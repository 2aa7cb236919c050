import type { postgresAdapter } from '@payloadcms/db-postgres'
import { date, integer, pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

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
  /** How often a screen was opened on a day: nothing of who did it. See `countPageView`. */
  page_views: pgTable(
    'page_views',
    { day: date('day').notNull(), route: text('route').notNull(), views: integer('views').notNull() },
    ({ day, route }) => [primaryKey({ columns: [day, route] })],
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
}

type PostgresSchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number]

export const addOwnTables: PostgresSchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, ...ownTables },
})

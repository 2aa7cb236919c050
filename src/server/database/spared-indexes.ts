import type { postgresAdapter } from '@payloadcms/db-postgres'

/**
 * Indexes the CMS makes for every collection and nobody asks of places: almost every place is published and not in the
 * trash, lists are not sorted by the day of making, and the versions of one place are few. An import writes ten thousand
 * places and as many versions, and half of its time goes into indexes (quality goal A17).
 */
const spared: Readonly<Record<string, readonly string[]>> = {
  locations: ['_status', 'createdAt', 'deletedAt'],
  _locations_v: ['createdAt', 'updatedAt', 'version_createdAt', 'version_media'],
}

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

export const spareIndexes: SchemaHook = ({ adapter, schema }) => {
  for (const [table, columns] of Object.entries(spared)) {
    const raw = adapter.rawTables[table]
    if (raw?.indexes === undefined) throw new Error(`There is no table ${table} to spare indexes of`)
    raw.indexes = Object.fromEntries(
      Object.entries(raw.indexes).filter(([, { on }]) => typeof on !== 'string' || !columns.includes(on)),
    )
  }
  return schema
}

import type { postgresAdapter } from '@payloadcms/db-postgres'
import { isNotNull } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Indexes the CMS makes for every collection and no query of these needs. Almost every place is published and not in the
 * trash, lists are not sorted by the day of making, and the versions of one place are few; an import writes ten thousand
 * places and as many versions, and half of its time goes into indexes. Submissions are asked for by
 * their state and their time, and each index is paid for with every one that comes in; a path, a gate or an
 * account is deleted so rarely that a look through all submissions for who refers to it is cheaper.
 */
const unusedIndexes: Readonly<Record<string, readonly string[]>> = {
  locations: ['_status', 'createdAt', 'deletedAt'],
  _locations_v: ['createdAt', 'updatedAt', 'version_createdAt', 'version_media'],
  recommendations: [
    ...['createdAt', 'updatedAt', 'deletedAt'],
    ...['claimedBy', 'decision_by', 'duplicateOf', 'publishedPath', 'report_gate'],
    ...['duplicateOfPlace', 'publishedPlace', 'report_location'],
  ],
}

/**
 * The places a submission refers to once it is decided, or if it is a report: an undone import deletes thousands of
 * places, and each is looked for here. Without the empty ones such an index costs a new submission next to nothing.
 */
const placesOfSubmissions = ['duplicateOfPlace', 'publishedPlace', 'report_location'] as const

type Hooks = Parameters<typeof postgresAdapter>[0]
type RawSchemaHook = NonNullable<Hooks['beforeSchemaInit']>[number]
type SchemaHook = NonNullable<Hooks['afterSchemaInit']>[number]

export const omitUnusedIndexes: RawSchemaHook = ({ adapter, schema }) => {
  for (const [table, columns] of Object.entries(unusedIndexes)) {
    const raw = adapter.rawTables[table]
    if (raw?.indexes === undefined) throw new Error(`There is no table ${table} to spare indexes of`)
    raw.indexes = Object.fromEntries(
      Object.entries(raw.indexes).filter(([, { on }]) => typeof on !== 'string' || !columns.includes(on)),
    )
  }
  return schema
}

export const addPartialIndexes: SchemaHook = ({ extendTable, schema }) => {
  const table = schema.tables['recommendations']
  if (table === undefined) throw new Error('There is no table recommendations to index')
  extendTable({
    table,
    extraConfig: (columns) =>
      Object.fromEntries([
        ...placesOfSubmissions.map((name) => {
          const column = columns[name]
          return [name, index(`recommendations_${column.name}_if_any_idx`).on(column).where(isNotNull(column))]
        }),
        // Those whose network is to be forgotten: the minute tick looks for them.
        [
          'network',
          index('recommendations_known_network_idx').on(columns.submittedAt).where(isNotNull(columns.networkHash)),
        ],
      ]),
  })
  return schema
}

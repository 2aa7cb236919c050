import { snakeCase } from '@/lib/text/snake-case'

import type { Unit } from './records'

type Column = { readonly column: string; readonly type: 'text' | 'numeric' }

/** A collection that imports write, and where its fields lie in the database. */
export type Entity = {
  readonly collection: 'locations' | 'mosque-gates'
  readonly table: string
  readonly versions: string
  /** Fields of the source, by their name in the CMS. */
  readonly columns: Readonly<Record<string, Column>>
  readonly units: readonly Unit[]
  /** SQL about a row `l` of the table: the key by which it names an object of the source itself, or NULL. */
  readonly ownKey: string
  /** SQL about a row `l`: whether an editor has written it, so that an import leaves it alone. */
  readonly isCurated: string
  /** Whether a source knows records of editors, which have no key, by something else: such a one has the key `id/<number>`. */
  readonly findsUnkeyed: boolean
  /** Columns of a new record that the source does not know. */
  readonly onCreate: Readonly<Record<string, string>>
  /** Who is named as the author of the versions an import makes. */
  readonly author: string
  /** `weekly_hours` is made of `hours`. */
  readonly hasWeeklyHours: boolean
}

const text = (column: string): Column => ({ column, type: 'text' })
export const numeric = (column: string): Column => ({ column, type: 'numeric' })

export const textColumns = (keys: readonly string[]): Readonly<Record<string, Column>> =>
  Object.fromEntries(keys.map((key) => [key, text(snakeCase(key))]))

/** As in `versions.maxPerDoc` of the collections. */
export const MAX_VERSIONS = 10

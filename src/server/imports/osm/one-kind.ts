import { findCategory } from './category-table'
import type { OsmTags } from './overpass-types'

/** Tags that say what an object is. Each may hold a list: `amenity=restaurant;cafe`. */
const kindKeys = [
  'amenity',
  'healthcare',
  'tourism',
  'shop',
  'railway',
  'public_transport',
  'aeroway',
  'highway',
  'historic',
  'building',
] as const

const isKindKey = (key: string): boolean => (kindKeys as readonly string[]).includes(key)

/**
 * The tags with one value in each tag that says what the object is: of a list the first that the guide knows, or, where
 * it knows none, the first. The same tags where there is no list.
 */
export function withOneKind(tags: OsmTags): OsmTags {
  const lists = kindKeys.filter((key) => tags[key]?.includes(';'))
  if (lists.length === 0) return tags
  const beside = withoutKinds(tags)
  const chosen = lists.map((key) => {
    const values = splitValues(tags[key])
    return [key, values.find((value) => findCategory({ ...beside, [key]: value }) !== null) ?? values[0] ?? '']
  })
  return { ...tags, ...Object.fromEntries(chosen) }
}

/** What only describes the object: its name, who may enter, of which religion a place of worship is. */
export function withoutKinds(tags: OsmTags): OsmTags {
  return Object.fromEntries(Object.entries(tags).filter(([key]) => !isKindKey(key)))
}

/** OpenStreetMap separates several values of one tag with semicolons. */
const splitValues = (list = ''): readonly string[] =>
  list
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '')

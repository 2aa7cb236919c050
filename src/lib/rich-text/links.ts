import type { LinkFields } from './link-target'

type Json = Readonly<Record<string, unknown>>

/**
 * Any content with other fields in its links, found wherever rich text stands in it: in a field, a row or a block. What a
 * link was read along with is not looked into.
 */
export function mapLinks<Value>(value: Value, change: (fields: LinkFields) => LinkFields): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLinks(item, change)) as Value
  if (!isObject(value)) return value
  if (isLink(value)) {
    return { ...value, fields: change(value.fields as LinkFields), children: mapLinks(value.children, change) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLinks(inner, change)])) as Value
}

/** The fields of every link in any content, in its order. */
export function linksIn(value: unknown): readonly LinkFields[] {
  const links: LinkFields[] = []
  mapLinks(value, (fields) => {
    links.push(fields)
    return fields
  })
  return links
}

/** The record a link leads to, by its number; `null` for a link that is an address. */
export function linkedRecord({
  linkType,
  doc,
}: LinkFields): { readonly collection: string; readonly id: number } | null {
  if (linkType !== 'internal' || !doc) return null
  const id = idOf(doc.value)
  return id === null ? null : { collection: doc.relationTo, id }
}

/** Every record that rich text anywhere in the content leads to or shows, as `collection/id`. */
export function recordsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  for (const link of linksIn(value)) {
    const record = linkedRecord(link)
    if (record !== null) found.add(`${record.collection}/${record.id}`)
  }
  addShown(value, found)
  return found
}

/** Pictures and embedded records are nodes of their own. */
function addShown(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addShown(item, found)
  if (!isObject(value)) return
  const id = value.type === 'upload' || value.type === 'relationship' ? idOf(value.value) : null
  if (id !== null) found.add(`${String(value.relationTo)}/${id}`)
  for (const inner of Object.values(value)) addShown(inner, found)
}

function idOf(value: unknown): number | null {
  const id = Number(isObject(value) ? value.id : value)
  return Number.isInteger(id) && id > 0 ? id : null
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isLink = (value: Json): boolean => (value.type === 'link' || value.type === 'autolink') && isObject(value.fields)

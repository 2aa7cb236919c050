import { isJsonObject, type JsonObject, mapInner } from '../json/map-inner'
import { collectAnswers } from './answers'
import type { LinkFields } from './link-target'

/**
 * Changes the fields of every link in any content, wherever rich text stands in it: in a field, a row or a block. The
 * records that links are populated with are left as they are.
 */
export function mapLinks<Value>(value: Value, change: (fields: LinkFields) => LinkFields): Value {
  if (isLink(value)) {
    return { ...value, fields: change(value.fields as LinkFields), children: mapLinks(value.children, change) }
  }
  return mapInner(value, (inner) => mapLinks(inner, change))
}

/** The fields of every link in any content, in its order. */
export function collectLinks(value: unknown): readonly LinkFields[] {
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
  const id = parseId(doc.value)
  return id === null ? null : { collection: doc.relationTo, id }
}

/** Every record that rich text anywhere in the content leads to or shows, answers too, as `collection/id`. */
export function collectRecords(value: unknown): ReadonlySet<string> {
  const records = new Set<string>()
  for (const link of collectLinks(value)) {
    const record = linkedRecord(link)
    if (record !== null) records.add(`${record.collection}/${record.id}`)
  }
  for (const id of collectAnswers(value)) records.add(`guide-articles/${id}`)
  addNodeRecords(value, records)
  return records
}

/** Pictures and embedded records are nodes of their own. */
function addNodeRecords(value: unknown, records: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addNodeRecords(item, records)
  if (!isJsonObject(value)) return
  const id = value.type === 'upload' || value.type === 'relationship' ? parseId(value.value) : null
  if (id !== null) records.add(`${String(value.relationTo)}/${id}`)
  for (const inner of Object.values(value)) addNodeRecords(inner, records)
}

function parseId(value: unknown): number | null {
  const id = Number(isJsonObject(value) ? value.id : value)
  return Number.isInteger(id) && id > 0 ? id : null
}

const isLink = (value: unknown): value is JsonObject =>
  isJsonObject(value) && (value.type === 'link' || value.type === 'autolink') && isJsonObject(value.fields)

import type { Payload } from 'payload'

import { findReported, type Report, type ReportField } from '@/contracts/reports'
import { cutText } from '@/lib/text/cut-text'
import type { Location, MosqueGate } from '@/payload-types'

type About = { readonly name: string; readonly city: Location['city']; readonly oldValue: string | null }

/** What the guide shows of the reported place or gate, or `null` when readers cannot see one. */
export async function findReportTarget(payload: Payload, report: Report): Promise<About | null> {
  if (report.target === 'place') {
    const place = await findPublished(payload, 'locations', report.targetId)
    return place === null ? null : { name: place.name, city: place.city, oldValue: readOldValue(report, { place }) }
  }
  const gate = await findPublished(payload, 'mosque-gates', report.targetId)
  if (gate === null) return null
  const mosqueId = typeof gate.location === 'object' ? gate.location.id : gate.location
  const mosque = await findPublished(payload, 'locations', mosqueId)
  const name = gate.gateNumber ? `Gate ${gate.gateNumber}: ${gate.name}` : gate.name
  return { name: cutText(name, 200), city: mosque?.city ?? 'Makkah', oldValue: readOldValue(report, { gate }) }
}

/** As a visitor: what is not published cannot be reported, nor guessed at. */
async function findPublished<Slug extends 'locations' | 'mosque-gates'>(
  payload: Payload,
  collection: Slug,
  id: number,
) {
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    draft: false,
    overrideAccess: false,
  })
  return docs[0] ?? null
}

const readOldValue = ({ field }: Report, record: Reported): string | null =>
  field === undefined ? null : currentValue(field, record)

type Reported = { readonly place: Location } | { readonly gate: MosqueGate }

/** The value of a field a report can name, as text; `null` when it is empty or the report names none. */
export function currentValue(field: ReportField, record: Reported): string | null {
  const document = 'place' in record ? record.place : record.gate
  if (field === 'position') {
    return typeof document.latitude === 'number' ? `${document.latitude}, ${document.longitude}` : null
  }
  const found = findReported('place' in record ? 'place' : 'gate', field)
  const value: unknown = found === null ? null : Reflect.get(document, found.key)
  return typeof value === 'string' ? value : null
}

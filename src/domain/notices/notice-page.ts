import { citySlug } from '../addresses/views'
import { gateHref, mosqueHref } from '../gates/gate-links'
import { isMosqueKey, MOSQUE_IDS } from '../gates/mosques'
import { placeHref } from '../places/place-links'
import { cities } from '../places/cities'

/** What the CMS has of a notice, perhaps not all of it yet. */
type NoticeRecord = Readonly<Record<string, unknown>>

/** A screen that shows a notice (see `concernsScreen`); `null` as long as nobody has said what it is about. */
export function noticePage({ concerns, severity, city, mosque, gates, places }: NoticeRecord): string | null {
  switch (concerns) {
    case 'all':
      return '/'
    case 'city': {
      const named = cities.find((one) => one === city)
      return named ? homeUnless(severity, `/places?city=${citySlug(named)}`) : null
    }
    case 'mosque':
      return typeof mosque === 'string' && isMosqueKey(mosque)
        ? homeUnless(severity, mosqueHref('/gates', mosque))
        : null
    case 'gate': {
      const id = firstId(gates)
      return id !== null && typeof mosque === 'string' && isMosqueKey(mosque)
        ? gateHref({ id, mosqueId: MOSQUE_IDS[mosque] })
        : null
    }
    case 'place': {
      const id = firstId(places)
      return id === null ? null : placeHref(id)
    }
    default:
      return null
  }
}

/** The first screen is for what stops people on their way: what is for information stands on the screens of its subject alone. */
const homeUnless = (severity: unknown, subject: string): string => (severity === 'information' ? subject : '/')

/** Of numbers, or of records with their `id`. */
function firstId(records: unknown): number | null {
  const first: unknown = Array.isArray(records) ? records[0] : undefined
  const id = Number(typeof first === 'object' && first !== null && 'id' in first ? first.id : first)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

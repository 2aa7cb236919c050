import { noticePage } from '../notices/notice-page'
import { buildAddress } from './addresses'

/** Before the address of a page: the page as it would be with what is not published yet, for staff alone. */
export const PREVIEW_PATH = '/preview'

/** The parameter that says as on when; it is no page's own. */
export const PREVIEW_TIME = 'preview-at'

/** Beside it: with drafts all the same. Whatever its value is. */
export const PREVIEW_DRAFTS = 'preview-drafts'

/** A day and a time by the clock of Makkah, as an input of them writes it: `2027-02-08T00:00`; `null` for anything else. */
export function parsePreviewTime(written: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(written)) return null
  const time = new Date(`${written}:00+03:00`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** What `parsePreviewTime` reads. */
export const writePreviewTime = (time: Date): string =>
  new Date(time.getTime() + MAKKAH_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)

/** Saudi Arabia keeps one time all year. */
const MAKKAH_OFFSET_MS = 3 * 60 * 60 * 1000

/** Where the records of a collection stand together. */
const PAGES_OF_COLLECTIONS: Readonly<Record<string, string>> = {
  authorities: '/authorities',
  'booking-platforms': '/booking-links',
  'faq-groups': '/faq',
}

const PAGES_OF_GLOBALS: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
}

/** What has a preview in the CMS, by slug. */
export const previewed = {
  collections: [
    'guide-articles',
    'paths',
    'locations',
    'mosque-gates',
    'notices',
    ...Object.keys(PAGES_OF_COLLECTIONS),
  ],
  globals: Object.keys(PAGES_OF_GLOBALS),
} as const

type Shown = {
  readonly collection?: string | undefined
  readonly global?: string | undefined
  /** What the form has. */
  readonly data: Readonly<Record<string, unknown>>
  readonly now: Date
}

/**
 * The preview of what a form of the CMS is about; `null` where it has no page, or none yet. A notice is shown where it concerns
 * readers: as at its start, if it has not begun.
 */
export function previewAddress({ collection, global, data, now }: Shown): string | null {
  if (collection === 'notices') return previewNotice(data, now)
  const page =
    global === undefined
      ? ((collection && (PAGES_OF_COLLECTIONS[collection] ?? buildAddress(collection, data))) ?? null)
      : PAGES_OF_GLOBALS[global]
  return page ? previewOf(page) : null
}

function previewNotice(data: Shown['data'], now: Date): string | null {
  const page = noticePage(data)
  if (page === null) return null
  const start = new Date(String(data['startsAt'])).getTime()
  if (!(start > now.getTime())) return previewOf(page)
  // An address names minutes: it has begun at the end of that of its start.
  const time = writePreviewTime(new Date(Math.ceil(start / MINUTE_MS) * MINUTE_MS))
  const parameters = new URLSearchParams({ [PREVIEW_TIME]: time, [PREVIEW_DRAFTS]: 'true' })
  return previewOf(`${page}${page.includes('?') ? '&' : '?'}${parameters}`)
}

const MINUTE_MS = 60_000

const previewOf = (page: string): string => `${PREVIEW_PATH}${page.replace(/^\/(?=\?|$)/, '')}`

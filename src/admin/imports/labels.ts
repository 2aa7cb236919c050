import type { ImportRun } from '@/payload-types'

const REASONS: Readonly<Record<string, string>> = {
  'no-tags': 'corner of a drawing',
  'no-category': 'not a kind of place the guide lists',
  'no-name': 'no name',
  'no-position': 'no position',
  'outside-cities': 'outside the three cities',
  curated: 'already in the guide, written by an editor',
  twin: 'the same place drawn twice',
  duplicate: 'named twice in the answer',
  'bad-type': 'unreadable: kind of object',
  'bad-id': 'unreadable: number of the object',
  'bad-position': 'unreadable: position',
  'bad-tags': 'unreadable: tags',
  'in-trash': 'in the trash',
  'not-published': 'not published',
  'no-gate': 'not a gate',
  toilets: 'toilets',
  'kaaba-door': 'the door of the Kaaba',
  indoor: 'a door inside',
  'other-building': 'entrance of another building',
  elsewhere: 'not at one of the two mosques',
  'no-number': 'a gate without a number',
  'unknown-number': 'a gate number the guide does not know',
  'too-far': 'a gate too far from the one of its number',
  ambiguous: 'a gate whose number is used twice',
}

/** Why the source's objects were left out, in words: "no name", "outside the three cities". */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason.replaceAll('-', ' ')

const FIELDS: Readonly<Record<string, string>> = {
  arabicName: 'Arabic name',
  hours: 'Opening hours',
  osmRef: 'OpenStreetMap object',
  gateNumber: 'Gate number',
  isMajor: 'Major gate',
  womenOnly: 'Women only',
  isEntrance: 'Entrance',
  isExit: 'Exit',
  isWheelchairAccessible: 'Wheelchair accessible',
  wheelchair: 'Wheelchair access',
  sortOrder: 'Place in the list',
  womenArea: 'Area for women',
  prayerArea: 'Prayer area',
  media: 'Picture',
  provenance: 'Source and dates',
}

/** The label of a field as the form of the record has it. */
export const fieldWords = (field: string): string =>
  FIELDS[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** Several fields that are settled together: latitude and longitude are one position. */
export function fieldsWords(fields: readonly string[]): string {
  return fields.includes('latitude') ? 'Position' : fields.map(fieldWords).join(', ')
}

/** A value as a person reads it; nothing is "empty", a position is two numbers. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value !== 'object') return String(value)
  const { source, checkedOn } = value as { source?: unknown; checkedOn?: unknown }
  const said = [source, typeof checkedOn === 'string' ? `checked on ${dayWords(checkedOn)}` : null]
  return said.filter((part) => typeof part === 'string').join('; ') || 'empty'
}

export function valuesWords(values: Readonly<Record<string, unknown>>): string {
  const said = Object.values(values)
  return said.every((value) => value === null) ? 'empty' : said.map(valueWords).join(', ')
}

const STATUSES = {
  queued: 'Waiting to start',
  running: 'Running',
  waiting: 'Waiting for the server',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<ImportRun['status'], string>

export function statusWords({ status, dryRun, undoneAt }: Pick<ImportRun, 'status' | 'dryRun' | 'undoneAt'>): string {
  if (undoneAt) return 'Undone'
  return status === 'succeeded' && dryRun ? 'Preview' : STATUSES[status]
}

export const isEnded = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'cancelled'

const TRIGGERS = {
  person: 'an editor',
  schedule: 'the monthly schedule',
  command: 'the command line',
} as const satisfies Record<ImportRun['trigger'], string>

export const whoWords = ({ requestedByName, trigger }: Pick<ImportRun, 'requestedByName' | 'trigger'>): string =>
  requestedByName || TRIGGERS[trigger]

/** "24 s", "3 min 5 s"; `null` while it has not both begun and ended. */
export function durationWords({ startedAt, finishedAt }: Pick<ImportRun, 'startedAt' | 'finishedAt'>): string | null {
  if (!startedAt || !finishedAt) return null
  const seconds = Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}

/** All dates of the guide are those of Saudi Arabia, whatever clock the reader's device has. */
const SAUDI = { timeZone: 'Asia/Riyadh' } as const

const day = new Intl.DateTimeFormat('en-GB', { ...SAUDI, day: 'numeric', month: 'short', year: 'numeric' })

const moment = new Intl.DateTimeFormat('en-GB', {
  ...SAUDI,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export const dayWords = (iso: string): string => day.format(new Date(iso))

export const momentWords = (iso: string): string => moment.format(new Date(iso))

/** "1 place", "3 places". */
export const countWords = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

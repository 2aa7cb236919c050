import { gateFields } from '@/domain/gates/gate-fields'
import { placeFields } from '@/domain/places/place-fields'
import { labelsOf } from '@/lib/lists/table-rows'
import type { ImportRun } from '@/payload-types'

const REASONS: Readonly<Record<string, string>> = {
  'no-tags': 'corner of a drawing',
  'row-refused': 'rows that were refused, each with its reason above',
  'no-category': 'not a kind of place the guide lists',
  'closed-disused': 'closed for good: disused',
  'closed-abandoned': 'closed for good: abandoned',
  'closed-demolished': 'closed for good: demolished or removed',
  'closed-status': 'closed for good: by its status',
  'closed-former': 'closed for good: the map says what it was',
  'no-name': 'no name',
  'no-position': 'no position',
  'swapped-position': 'latitude and longitude swapped',
  'outside-cities': 'outside the three cities',
  denied: 'on the guide’s list of objects that are never imported',
  'same-place': 'known to be another place of the map, drawn a second time',
  'not-its-category': 'not what its tags say it is, by its own name',
  curated: 'already in the guide, written by an editor',
  twin: 'the same place drawn twice',
  duplicate: 'named twice in the answer',
  'bad-type': 'unreadable: kind of object',
  'bad-id': 'unreadable: number of the object',
  'bad-position': 'unreadable: position',
  'bad-tags': 'unreadable: tags',
  'in-trash': 'in the trash',
  deleted: 'deleted for good',
  'not-published': 'not published',
  'older-edition': 'an older edition than the guide has',
  'set-aside': 'set aside: the database refused it',
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
  'not-a-street': 'neither a street nor a building, or being built',
  'not-drawn': 'without all of its corners',
  'too-short': 'too small to be drawn',
}

/** What a visitor loads: "94 KB". */
export const sizeLabel = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`

export const cityLabel = (city: string): string => (city === 'makkah' ? 'Makkah' : 'Madinah')

/** Why the source's objects were left out, in words: "no name", "outside the three cities". */
export const reasonLabel = (reason: string): string => REASONS[reason] ?? reason.replaceAll('-', ' ')

const RULES: Readonly<Record<string, string>> = {
  stop: 'bus stops, listed as stops and named as such',
  toilets: 'toilets, named by number, users and mosque',
  'trusted-category': 'no hospital, pharmacy or clinic by their own name: in another category',
  corrected: 'put right by the guide’s list of corrections',
  transliterated: 'names computed from the Arabic ones',
  'two-scripts': 'names in both scripts taken apart',
  spelling: 'misspelt words of names put right',
  capitals: 'names in lower case or in capitals put right',
  near: 'names of many: the address says what they are near',
}

/** What the import puts right by itself, in words. */
export const ruleLabel = (rule: string): string => RULES[rule] ?? rule.replaceAll('-', ' ')

const FIELDS: Readonly<Record<string, string>> = {
  ...labelsOf(gateFields),
  ...labelsOf(placeFields),
  nameBasis: 'Name in Latin letters',
  osmRef: 'OpenStreetMap object',
  sortOrder: 'Place in the list',
  media: 'Picture',
  provenance: 'Source and dates',
}

/** The label of a field as the form of the record has it. */
export const fieldLabel = (field: string): string =>
  FIELDS[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** Several fields that are settled together: latitude and longitude are one position. */
export function fieldsLabel(fields: readonly string[]): string {
  return fields.includes('latitude') ? 'Position' : fields.map(fieldLabel).join(', ')
}

/** What a merge changes in the record that stays, a position as one: name, value before, value after. */
export function changesLabel(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly { readonly name: string; readonly before: string; readonly after: string }[] {
  const { latitude, longitude, ...rest } = after
  const changes = Object.entries(rest).map(([field, value]) => ({
    name: fieldLabel(field),
    before: valueLabel(before[field]),
    after: valueLabel(value),
  }))
  if (latitude === undefined) return changes
  const position = { latitude: before['latitude'] ?? null, longitude: before['longitude'] ?? null }
  return [...changes, { name: 'Position', before: valuesLabel(position), after: valuesLabel({ latitude, longitude }) }]
}

/** A value as a person reads it; nothing is "empty", a position is two numbers. */
export function valueLabel(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value !== 'object') return String(value)
  const { source, checkedOn } = value as { source?: unknown; checkedOn?: unknown }
  const said = [source, typeof checkedOn === 'string' ? `checked on ${dayLabel(checkedOn)}` : null]
  return said.filter((part) => typeof part === 'string').join('; ') || 'empty'
}

export function valuesLabel(values: Readonly<Record<string, unknown>>): string {
  const said = Object.values(values)
  return said.every((value) => value === null) ? 'empty' : said.map(valueLabel).join(', ')
}

const STATUSES = {
  queued: 'Waiting to start',
  running: 'Running',
  waiting: 'Waiting for the server',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const satisfies Record<ImportRun['status'], string>

export function statusLabel({ status, dryRun, undoneAt }: Pick<ImportRun, 'status' | 'dryRun' | 'undoneAt'>): string {
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

export const whoLabel = ({ requestedByName, trigger }: Pick<ImportRun, 'requestedByName' | 'trigger'>): string =>
  requestedByName || TRIGGERS[trigger]

/** "24 s", "3 min 5 s"; `null` while it has not both begun and ended. */
export function durationLabel({ startedAt, finishedAt }: Pick<ImportRun, 'startedAt' | 'finishedAt'>): string | null {
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

export const dayLabel = (iso: string): string => day.format(new Date(iso))

/** The day of a copy of a source, `YYYY-MM-DD`: "the copy of 3 May 2024". */
export const copyLabel = (sourceDay: string | null): string =>
  sourceDay === null ? 'the copy of an unknown day' : `the copy of ${dayLabel(sourceDay)}`

export const momentLabel = (iso: string): string => moment.format(new Date(iso))

const clock = new Intl.DateTimeFormat('en-GB', { ...SAUDI, hour: '2-digit', minute: '2-digit' })

export const clockLabel = (iso: string): string => clock.format(new Date(iso))

/** "1 place", "3 places". */
export const countLabel = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

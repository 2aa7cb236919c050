import * as z from 'zod'

import { emptySearchSchema } from '@/contracts/empty-searches'
import { applyOptionsSchema, importOptionsSchema } from '@/contracts/import-options'
import { importAcceptedSchema, importRunSchema } from '@/contracts/import-runs'
import { locationListSchema, locationSchema } from '@/contracts/locations'
import { gateDtoSchema, gateListSchema } from '@/contracts/mosque-gates'
import { noticeRow } from '@/contracts/notices'
import { openingHoursSchema } from '@/contracts/opening-hours'
import { pageViewSchema } from '@/contracts/page-views'
import { placeIndexSchema } from '@/contracts/place-index'
import { statusRequestSchema, statusSchema, submissionLimits, submissionSchema } from '@/contracts/recommendations'
import { reportLimits, reportSchema } from '@/contracts/reports'
import { addedKindSchema, addedPageSchema } from '@/contracts/search-words'
import { acceptedSchema, refusedSchema } from '@/contracts/submission-parts'
import type { PlaceFieldRow } from '@/domain/places/place-fields'
import { submittedFields, visitorFlags, visitorTexts } from '@/domain/submissions/submitted-fields'
import { failureReasons } from '@/server/imports/context/failure'
import { importKinds } from '@/server/imports/kinds'

/** What is sent or answered under a name of the document. */
export type Shape = {
  /** Of what goes over the wire; for one that changes what it reads, that is its input. */
  readonly schema: z.core.$ZodType
  readonly about: string
  /** What each of its members is, by dotted path; lists and alternatives are looked through. */
  readonly members: Readonly<Record<string, string>>
  readonly example: unknown
}

const amount = z.int().min(0)
const positive = z.int().min(1)

/** RFC 9457, with a type that says no more than the status. */
const problem = { type: z.literal('about:blank'), title: z.string(), status: z.int(), detail: z.string() }

const problemMembers = {
  type: 'Always about:blank: the status says what kind of problem it is.',
  title: 'The name of the status.',
  status: 'The status of the answer.',
  detail: 'One sentence for a person: what is wrong and what to do.',
}

const counts = z.strictObject({
  created: amount,
  updated: amount,
  unchanged: amount,
  removed: amount,
  skipped: amount,
  missing: amount,
  conflicts: amount,
})

const countMembers = {
  counts: 'How many records it touched.',
  'counts.created': 'Records that were not there before.',
  'counts.updated': 'Records that were changed.',
  'counts.unchanged': 'Records that were the same already.',
  'counts.removed': 'Always 0: an import takes nothing away.',
  'counts.skipped': 'Records of the source that could not be used.',
  'counts.missing': 'Records that the source no longer has.',
  'counts.conflicts': 'Fields that an editor and the source have both changed.',
}

const kindNames = importKinds.map(({ name }) => name)

const things = { id: 'Its number.', name: 'Its name.', latitude: 'Degrees north.', longitude: 'Degrees east.' }

const membersBelow = (path: string, members: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(members).map(([name, text]) => [`${path}.${name}`, text]))

/** What may come with everything that is sent for review. */
const shieldMembers = {
  token: 'Of GET /api/recommendations/token, fetched when the form was opened. Without it fewer may be sent.',
  subject: 'Left out, or empty: people do not see this field, so who fills it is taken for a program.',
  submittedAt: 'What the clock of the sender says. Kept as text; at most 64 characters.',
}

const visitorMembers = Object.fromEntries([
  ...visitorFlags.map((name) => [name, `${submittedFields[name].label}: true, or left out when it is not known.`]),
  ...visitorTexts.map((name) => {
    const { label, hint, sentLimit }: PlaceFieldRow = submittedFields[name]
    return [name, [`${label}.`, hint && `${hint}.`, `${most(sentLimit ?? submittedFields[name].limit)}`].join(' ')]
  }),
]) as Readonly<Record<string, string>>

function most(characters: number): string {
  return `At most ${characters} characters.`
}

const gate = {
  id: 510,
  locationId: 255,
  name: 'King Fahd Gate',
  gate_number: '79',
  arabic_name: 'باب الملك فهد',
  notes: null,
  description: null,
  latitude: 21.4213,
  longitude: 39.8241,
  directions_url: null,
  is_major: 1,
  women_only: 0,
  is_entrance: 1,
  is_exit: 1,
  is_wheelchair_accessible: 1,
} as const

const place = {
  id: 1201,
  name: 'Al Baik, Ajyad',
  category: 'restaurant',
  address: 'Ajyad Street',
  city: 'Makkah',
  description: null,
  hours: 'Mo-Su 10:00-02:00',
  latitude: 21.4189,
  longitude: 39.8278,
} as const

const notice = {
  id: 12,
  title: 'King Fahd Gate is closed',
  text: 'Take gate 84, to the left.',
  severity: 'change',
  audience: 'everyone',
  concern: {
    kind: 'gate',
    mosque: 'haram',
    gates: [{ id: 510, name: 'King Fahd Gate', latitude: 21.4213, longitude: 39.8241 }],
  },
  isClosed: true,
  starts: 1_795_770_000_000,
  ends: 1_795_791_600_000,
  changed: 1_795_769_000_000,
  source: { name: 'The guards at the gate', href: null },
} as const

const counted = { created: 3, updated: 12, unchanged: 2_310, removed: 0, skipped: 4, missing: 2, conflicts: 0 }

const problemExample = (status: number, title: string, detail: string) => ({
  type: 'about:blank',
  title,
  status,
  detail,
})

export const shapes = {
  Location: {
    schema: locationSchema,
    about: 'A place.',
    members: {
      id: 'Its number, which never changes.',
      name: 'Its name in Latin letters.',
      category: 'What kind of place it is.',
      address: 'Where it is, in words; null when it is not known.',
      city: 'The city it is listed under.',
      description: 'Plain text; null when there is none.',
      hours: 'When it is open, as OpenStreetMap writes it or in words; null when it is not known.',
      latitude: 'Degrees north, -90 to 90 (WGS 84); null when it is not known.',
      longitude: 'Degrees east, -180 to 180 (WGS 84); null when it is not known.',
    },
    example: place,
  },
  Locations: {
    schema: locationListSchema,
    about: 'Places, by name, or by distance where the call names a position.',
    members: {},
    example: [place],
  },
  MosqueGate: {
    schema: gateDtoSchema,
    about: 'A gate of one of the two mosques. 1 means yes; 0 means no, or not confirmed.',
    members: {
      id: 'Its number, which never changes.',
      locationId: 'Its mosque: 255 is Masjid al-Haram, 239 is Masjid an-Nabawi.',
      name: 'Its name in Latin letters.',
      gate_number: 'The number on its sign; null when it has none.',
      arabic_name: 'The name on its sign; null when it is not known.',
      notes: 'What to know at the gate; null when there is nothing.',
      description: 'Plain text; null when there is none.',
      latitude: 'Degrees north, -90 to 90 (WGS 84); null when it is not known.',
      longitude: 'Degrees east, -180 to 180 (WGS 84); null when it is not known.',
      directions_url: 'A page of a map with the way to it; null when the coordinates are to be taken.',
      is_major: 'Whether it is one of the main gates.',
      women_only: 'Whether it is for women only.',
      is_entrance: 'Whether one may go in.',
      is_exit: 'Whether one may go out.',
      is_wheelchair_accessible: 'Whether a wheelchair gets through.',
    },
    example: gate,
  },
  MosqueGates: { schema: gateListSchema, about: 'Gates, mosque by mosque.', members: {}, example: [gate] },
  PlaceIndex: {
    schema: placeIndexSchema,
    about:
      'All places in columns: the entries at one index of id, name, category, city, latitude and longitude are one place. ' +
      'Places are in order of id.',
    members: {
      categories: 'The kinds of places that the column category counts, from 0.',
      cities: 'The cities that the column city counts, from 0.',
      id: 'Each less the one before; the first less 0.',
      name: 'Names in Latin letters.',
      category: 'An index into categories.',
      city: 'An index into cities.',
      latitude: 'Degrees north times 100 000, each less the last known one before; null when it is not known.',
      longitude: 'Degrees east times 100 000, each less the last known one before; null when it is not known.',
      emergency: 'Ids of the places that are known to have an emergency department.',
    },
    example: {
      categories: ['holy site', 'restaurant'],
      cities: ['Makkah', 'Madinah'],
      id: [239, 16],
      name: ['Masjid an-Nabawi', 'Masjid al-Haram'],
      category: [0, 0],
      city: [1, 0],
      latitude: [2_446_720, -304_470],
      longitude: [3_961_120, 21_500],
    },
  },
  ArabicNames: {
    schema: z.record(z.string().regex(/^[1-9]\d*$/), z.string()),
    about: 'Arabic names by the number of the place. Places without one are left out.',
    members: {},
    example: { '255': 'المسجد الحرام' },
  },
  OpeningHours: {
    schema: openingHoursSchema,
    about:
      'By the number of a place, when it is open: pairs of start and end in minutes since Monday 00:00 in Saudi Arabia; an end ' +
      'is up to a week after its start. Places of unknown hours are left out; an empty list is a place that is never open.',
    members: {},
    example: { '1201': [[600, 1_560]] },
  },
  MergedPlaces: {
    schema: z.record(z.string().regex(/^[1-9]\d*$/), positive),
    about: 'By the number of a place that was one with another: the number of the place that stayed.',
    members: {},
    example: { '77': 1201 },
  },
  SearchWords: {
    schema: z.strictObject({ kinds: z.array(addedKindSchema), pages: z.array(addedPageSchema) }),
    about: 'Words that editors have added to the search of the guide.',
    members: {
      kinds: 'Words for kinds of places.',
      'kinds.category': 'The kind of place that is meant.',
      'kinds.language': 'The language of the words: a code of ISO 639.',
      'kinds.terms': 'The words.',
      pages: 'Words for passages of the guide.',
      'pages.path': 'The address of the passage, below the address of the guide.',
      'pages.title': 'What the result is called.',
      'pages.terms': 'The words.',
    },
    example: {
      kinds: [{ category: 'cafe', language: 'en', terms: ['karak'] }],
      pages: [{ path: '/guide/more/madinah#rawdah', title: 'The Rawdah', terms: ['riyaz ul jannah'] }],
    },
  },
  OfflinePack: {
    schema: z.strictObject({ items: z.array(z.tuple([z.string(), z.string()])) }),
    about: 'Everything a device saves of the guide.',
    members: {
      items:
        'Pairs of an address and the version of what it gives: fetch it again when the version is another one. Of a file that never ' +
        'changes the version is its size in bytes.',
    },
    example: { items: [['/api/locations', 'kq3Xv0aB_9sd']] },
  },
  Notice: {
    schema: noticeRow,
    about: 'What is so for a while.',
    members: {
      id: 'Its number, which never changes.',
      title: most(80),
      text: `Plain, may be empty. ${most(600)}`,
      severity: 'The worst is danger.',
      audience: 'Who it is for.',
      concern: 'What it is about: everything, a city, a mosque, gates of a mosque, or places.',
      'concern.kind': 'Says which of the other members there are.',
      'concern.city': 'The city; of places null when they are in none.',
      'concern.mosque': 'haram is Masjid al-Haram, nabawi is Masjid an-Nabawi.',
      'concern.gates': 'One gate or more.',
      ...membersBelow('concern.gates', things),
      'concern.places': 'One place or more.',
      ...membersBelow('concern.places', things),
      isClosed: 'Whether the gates or places are closed meanwhile.',
      starts: 'From when it holds: milliseconds since 1970 in UTC.',
      ends: 'When it stops: milliseconds since 1970 in UTC, at most 60 days after its start. Do not show it any longer.',
      changed: 'When an editor last changed it: milliseconds since 1970 in UTC.',
      source: 'Who says so.',
      'source.name': 'The name of the source.',
      'source.href': 'A page of the source; null when there is none.',
    },
    example: notice,
  },
  Notices: {
    schema: z.strictObject({ notices: z.array(noticeRow) }),
    about: 'Notices that have not ended: those that hold and those that begin within seven days.',
    members: { notices: 'The worst first, then what changed last.' },
    example: { notices: [notice] },
  },
  Submission: {
    schema: submissionSchema,
    about:
      'A place, or a path of steps, that a visitor recommends. Lengths are counted in UTF-16 units after invisible signs and ' +
      'superfluous spaces have gone. Members that are not named here are refused.',
    members: {
      kind: 'place or path.',
      name: `Of the place, with a letter or a digit in it. ${most(submissionLimits.title)}`,
      title: `Of the path, with a letter or a digit in it. ${most(submissionLimits.title)}`,
      category: 'What kind of place it is.',
      city: 'Where it is.',
      description: most(submissionLimits.description),
      ...visitorMembers,
      lat: 'Degrees north; null, or left out, together with lng.',
      lng: 'Degrees east; null, or left out, together with lat.',
      steps: `The way, in order: 1 to ${submissionLimits.steps} steps.`,
      'steps.stepNumber': 'Counted from 1, without gaps.',
      'steps.title': `With a letter or a digit in it. ${most(submissionLimits.title)}`,
      'steps.description': most(submissionLimits.description),
      'steps.category': 'What one does there.',
      'steps.notes': most(submissionLimits.notes),
      'steps.gateId': 'The number of a gate the step leads to. Not together with placeId.',
      'steps.placeId': 'The number of a place the step leads to. Not together with gateId.',
      ...shieldMembers,
    },
    example: {
      kind: 'place',
      name: 'Al Baik, Ajyad',
      category: 'Restaurant',
      city: 'Makkah',
      description: 'Chicken and quick service.',
      wheelchair: true,
      openHours: '10:00 to 02:00',
      price: '15-40 SAR',
      phone: '+966 12 000 0000',
      website: 'albaik.com',
      lat: null,
      lng: null,
      submittedAt: '2026-11-20T10:00:00.000Z',
    },
  },
  Report: {
    schema: reportSchema,
    about:
      'A problem with a place or a gate of the guide, or that it is still correct. Members that are not named here are refused.',
    members: {
      target: 'What it is about.',
      targetId: 'Its number.',
      kind: 'A problem names the field; still-correct names nothing else.',
      field: 'What is wrong. A place has no number, a gate no phone.',
      newValue: `How it should be. ${most(reportLimits.newValue)}`,
      comment: `Needed for other, when there is no new value. ${most(reportLimits.comment)}`,
      ...shieldMembers,
    },
    example: { target: 'place', targetId: 1201, kind: 'problem', field: 'phone', newValue: '+966 12 000 0001' },
  },
  Accepted: {
    schema: acceptedSchema,
    about: 'It is stored and waits for a moderator.',
    members: {
      success: 'Always true.',
      receipt: 'Sixteen letters and digits in groups of four. It is told only now; with it one can ask and erase.',
    },
    example: { success: true, receipt: '7K3M-Q9ZD-0X4T-WB2N' },
  },
  ReceiptRequest: {
    schema: statusRequestSchema,
    about: 'A receipt, in a body so that it stands in no address.',
    members: { receipt: 'As it was answered. Letter case, spaces and hyphens do not matter.' },
    example: { receipt: '7K3M-Q9ZD-0X4T-WB2N' },
  },
  SubmissionStatus: {
    schema: statusSchema,
    about: 'What became of what was sent.',
    members: {
      success: 'Always true.',
      kind: 'What was sent.',
      state: 'What became of it.',
      submittedAt: 'When it came: ISO 8601 in UTC.',
      decidedAt: 'When it was decided: ISO 8601 in UTC; null before that.',
      message: 'What the moderator wrote to the sender; null when there is nothing.',
      link: 'The address of the page it became or belongs to, below the address of the guide; null when there is none.',
    },
    example: {
      success: true,
      kind: 'place',
      state: 'approved',
      submittedAt: '2026-11-20T10:00:00.000Z',
      decidedAt: '2026-11-21T08:30:00.000Z',
      message: null,
      link: '/place/1201',
    },
  },
  FormToken: {
    schema: z.strictObject({ token: z.string() }),
    about: 'Says when a form was opened, and nothing of who opened it.',
    members: { token: 'Valid for a day.' },
    example: { token: 'mj4t0q9a.3hT0bq5sVw2k.jz8n5rWxJm0d2p7Vh1QyKA' },
  },
  PageView: {
    schema: pageViewSchema,
    about: 'That a screen was opened.',
    members: { route: 'The pattern of its address, without what it was filled in with.' },
    example: { route: '/map' },
  },
  EmptySearch: {
    schema: emptySearchSchema,
    about: 'That a search found nothing.',
    members: { text: 'What was searched for. What could be of a person is not kept.' },
    example: { text: 'karak' },
  },
  Live: {
    schema: z.strictObject({ status: z.literal('ok') }),
    about: 'The process answers.',
    members: { status: 'Always ok.' },
    example: { status: 'ok' },
  },
  Health: {
    schema: z.strictObject({
      status: z.enum(['ok', 'degraded']),
      database: z.enum(['ok', 'unreachable']),
      pages: z.enum(['ok', 'failing']).optional(),
      disk: z.enum(['ok', 'low', 'full']),
      tick: z.enum(['ok', 'overdue']).optional(),
      secondsSinceTick: amount.nullable().optional(),
    }),
    about: 'Whether everything works.',
    members: {
      status: 'degraded when one of the others is unreachable, failing, full or overdue.',
      database: 'Whether the database answers.',
      pages: 'Whether a new page can be made. Left out where that is not known.',
      disk: 'The fullest disk of this machine: low under 1 GB of room, full under 64 MB.',
      tick: 'Whether what is scheduled is carried out. Left out while the database does not answer.',
      secondsSinceTick: 'Seconds since what was due was last carried out; null when it never was.',
    },
    example: { status: 'ok', database: 'ok', pages: 'ok', disk: 'ok', tick: 'ok', secondsSinceTick: 20 },
  },
  OpenApi: {
    schema: z.looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string(), version: z.string() }) }),
    about: 'A document of OpenAPI 3.1: this one.',
    members: {
      openapi: 'The version of OpenAPI.',
      info: 'What is described.',
      'info.title': 'The name of the guide.',
      'info.version': 'The version of the guide.',
    },
    example: { openapi: '3.1.1', info: { title: 'Pilgrim Guide', version: '1.0.0' } },
  },
  ImportOptions: {
    schema: importOptionsSchema,
    about: 'How to import. No body at all is the same as an empty one.',
    members: {
      dryRun: 'Only shows what would change.',
      confirm: 'Agrees to a source that is much smaller than before.',
      older:
        'Agrees to a source that is older than what the guide has: the day it is of, or unknown when it does not say.',
    },
    example: { dryRun: true },
  },
  ApplyOptions: {
    schema: applyOptionsSchema,
    about: 'How to carry out a dry run. No body at all is the same as an empty one.',
    members: {
      confirm: 'Agrees to a source that is much smaller than before.',
      older:
        'Agrees to a source that is older than what the guide has: the day it is of, or unknown when it does not say.',
    },
    example: {},
  },
  ImportAccepted: {
    schema: z.strictObject({ jobId: z.string(), statusUrl: importAcceptedSchema.shape.statusUrl }),
    about: 'The import goes on; ask at its address.',
    members: { jobId: 'The number of the run.', statusUrl: 'Where to ask, below the address of the guide.' },
    example: { jobId: '41', statusUrl: '/api/admin/import-runs/41' },
  },
  ImportResult: {
    schema: z.strictObject({ success: z.literal(true), jobId: z.string(), counts }),
    about: 'The import has ended well.',
    members: { success: 'Always true.', jobId: 'The number of the run.', ...countMembers },
    example: { success: true, jobId: '41', counts: counted },
  },
  ImportRun: {
    schema: z.strictObject({
      ...importRunSchema.shape,
      counts: counts.optional(),
      jobId: z.string(),
      kind: z.enum(kindNames),
      dryRun: z.boolean(),
      reason: z.enum(failureReasons).optional(),
      isUndone: z.boolean(),
    }),
    about: 'Where an import is.',
    members: {
      status: 'It has ended with succeeded, failed or cancelled.',
      progress: 'How far it is.',
      'progress.step': 'What it is doing, in words.',
      'progress.done': 'How many of them are done.',
      'progress.total': 'How many there are; null while that is not known.',
      success: 'There once it has ended.',
      message: 'One sentence: why it failed, or what it waits for.',
      ...countMembers,
      jobId: 'The number of the run.',
      kind: 'What is imported.',
      dryRun: 'Whether it only shows what would change.',
      reason: 'Why it failed, in a word.',
      isUndone: 'Whether it was undone since.',
    },
    example: {
      status: 'succeeded',
      progress: { step: 'Done', done: 1, total: 1 },
      success: true,
      counts: counted,
      jobId: '41',
      kind: kindNames[0],
      dryRun: false,
      isUndone: false,
    },
  },
  ImportUndone: {
    schema: z.strictObject({
      success: z.literal(true),
      restored: amount,
      removed: amount,
      unpublished: amount,
      changedSince: z.array(positive),
    }),
    about: 'What the import has written is taken back.',
    members: {
      success: 'Always true.',
      restored: 'How many records are as they were before.',
      removed: 'How many records it had brought in are gone again.',
      unpublished: 'How many records with a draft are no longer public.',
      changedSince: 'The numbers of the records that somebody has changed since: they stay.',
    },
    example: { success: true, restored: 12, removed: 3, unpublished: 0, changedSince: [1201] },
  },
  Problem: {
    schema: z.strictObject({ error: z.string(), ...problem, parameter: z.string().optional() }),
    about: 'Why the call was refused: problem details (RFC 9457), and the members that were there before them.',
    members: { error: 'The same as detail.', ...problemMembers, parameter: 'The parameter that is wrong.' },
    example: {
      error: 'Invalid query parameter "limit": must be a whole number from 1 to 500',
      ...problemExample(400, 'Bad Request', 'Invalid query parameter "limit": must be a whole number from 1 to 500'),
      parameter: 'limit',
    },
  },
  SubmissionRefusal: {
    schema: refusedSchema,
    about: 'Why nothing was stored or found. It is problem details, too, for who accepts application/problem+json.',
    members: {
      success: 'Always false.',
      error: 'One sentence for a person: what is wrong and what to do.',
      fields:
        'What is wrong with each field, by its dotted path, as in steps.0.title; an empty path is the whole body.',
    },
    example: { success: false, error: 'Please correct what is marked.', fields: { name: 'Enter a name.' } },
  },
  SubmissionProblem: {
    schema: z.strictObject({ ...refusedSchema.shape, ...problem }),
    about: 'The same, with problem details (RFC 9457).',
    members: {
      success: 'Always false.',
      error: 'The same as detail.',
      fields:
        'What is wrong with each field, by its dotted path, as in steps.0.title; an empty path is the whole body.',
      ...problemMembers,
    },
    example: {
      success: false,
      error: 'Please correct what is marked.',
      ...problemExample(400, 'Bad Request', 'Please correct what is marked.'),
      fields: { name: 'Enter a name.' },
    },
  },
  ImportProblem: {
    schema: z.strictObject({
      success: z.literal(false),
      message: z.string(),
      ...problem,
      jobId: z.string().optional(),
      statusUrl: z.optional(importAcceptedSchema.shape.statusUrl),
      reason: z.enum(failureReasons).optional(),
      requestId: z.uuid().optional(),
    }),
    about: 'Why it was not done: problem details (RFC 9457), and the members that were there before them.',
    members: {
      success: 'Always false.',
      message: 'The same as detail.',
      ...problemMembers,
      jobId: 'The number of the run that failed, or that is under way already.',
      statusUrl: 'Where the run under way can be asked for.',
      reason: 'Why the run failed, in a word.',
      requestId: 'Stands in the log beside the cause, when the fault is ours.',
    },
    example: {
      success: false,
      message: 'An import of this kind is running already. Wait until it has ended.',
      ...problemExample(409, 'Conflict', 'An import of this kind is running already. Wait until it has ended.'),
      jobId: '40',
      statusUrl: '/api/admin/import-runs/40',
    },
  },
} satisfies Readonly<Record<string, Shape>>

export type ShapeName = keyof typeof shapes

export const findShape = (name: ShapeName): Shape => shapes[name]

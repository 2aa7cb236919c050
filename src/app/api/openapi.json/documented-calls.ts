import * as z from 'zod'

import { callLimits } from '@/contracts/call-limits'
import { gateQuerySchema } from '@/contracts/gate-query'
import { locationQuerySchema } from '@/contracts/location-query'
import { CAP_TYPE } from '@/contracts/notice-alert'
import { ATOM_TYPE } from '@/contracts/notice-feed'
import { submissionLimits } from '@/contracts/recommendations'
import { reportLimits } from '@/contracts/reports'
import { EMPTY_SEARCH_DAYS } from '@/contracts/retention'
import { IDEMPOTENCY_HEADER } from '@/contracts/submission-parts'
import { MAX_QUERY_LENGTH } from '@/domain/addresses/views'
import { MOSQUE_IDS } from '@/domain/gates/mosques'
import { cities } from '@/domain/places/cities'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { STREET_HASH, STREETS_TYPE } from '@/domain/streets/street-address'
import { streetCities } from '@/domain/streets/street-areas'
import { PROBLEM_TYPE } from '@/server/http/answers'
import { mediaType } from '@/server/http/content-type'
import { importKinds } from '@/server/imports/kinds'
import { submissionsAllowed } from '@/server/submissions/limits'

import type { ShapeName } from './shapes'

export type HeaderName = keyof typeof answerHeaders

export type Parameter = {
  readonly about: string
  /** Of a list, its items are separated by commas. */
  readonly schema: z.core.$ZodType
  readonly example: unknown
}

type Parameters = Readonly<Record<string, Parameter>>

export type CallAnswer = {
  readonly about: string
  /** The shape of the body by its media type; `null` for what is no JSON. No media type: no body. */
  readonly bodies: Readonly<Record<string, ShapeName | null>>
  readonly headers?: readonly HeaderName[]
}

export type DocumentedCall = {
  readonly method: 'get' | 'post'
  readonly path: `/api/${string}`
  /** The folder of the route below src/app, where it is not the path with brackets for braces. */
  readonly folder?: string
  readonly tag: keyof typeof tags
  readonly summary: string
  readonly about?: string
  /** Who may call, what is asked besides, and how often: a sentence for each. */
  readonly limits?: readonly string[]
  readonly isForEditors?: true
  readonly inPath?: Parameters
  /** With what the route itself reads them by. */
  readonly inQuery?: { readonly schema: z.ZodObject; readonly parameters: Parameters }
  readonly inHeader?: Parameters
  /** `null`: a body that is not looked at. */
  readonly body?: { readonly shape: ShapeName | null; readonly maxBytes: number; readonly isRequired: boolean }
  readonly answers: Readonly<Record<number, CallAnswer>>
}

export const tags = {
  Places: 'Places, gates and what belongs to them. Read by everybody.',
  Notices: 'What is so for a while.',
  Sending: 'What visitors send for review, and what became of it.',
  Counting: 'What is counted, without who it is of.',
  Service: 'Whether the guide is well, and what it offers.',
  Imports: 'For editors and administrators, from the pages of the guide.',
} as const

export const answerHeaders = {
  ETag: 'Names the content. Sent back as If-None-Match it is answered by 304 while the content is the same.',
  Link: 'The address of the rest of the list, with rel="next"; left out when there is no more.',
  'Retry-After': 'After how many seconds to try again.',
  'X-Request-Id': 'Stands in the log beside the cause.',
  Location: 'Where to ask how far the import is.',
  'Preference-Applied': 'Always respond-async.',
} as const

const JSON_TYPE = 'application/json'

const json = (shape: ShapeName, about: string, headers: readonly HeaderName[] = []): CallAnswer => ({
  about,
  bodies: { [JSON_TYPE]: shape },
  headers,
})

type Refusals = Readonly<Record<number, CallAnswer>>

/** What each status means, where a call has nothing special to say. */
const refusalTexts = {
  400: 'What was sent is not understood.',
  401: 'Nobody is signed in.',
  403: 'The account may not do this, or the call does not come from a page of the guide.',
  404: 'There is no such thing.',
  409: 'Not possible at the moment: something else is under way, or has changed.',
  413: 'The body is too long.',
  415: 'The body is not application/json, or is compressed.',
  422: 'What was sent is understood, and cannot be done.',
  429: 'Too many calls. Wait as long as Retry-After says.',
  500: 'A fault of ours, with a number that is also in the log.',
  502: 'The source of the import does not answer as it should.',
  503: 'The guide cannot do it at the moment. Nothing has changed; try again after Retry-After.',
  504: 'The source of the import is too slow.',
} as const

type RefusalStatus = keyof typeof refusalTexts

const refusalHeaders: Readonly<Partial<Record<RefusalStatus, readonly HeaderName[]>>> = {
  429: ['Retry-After'],
  500: ['X-Request-Id'],
  503: ['Retry-After'],
}

const refusals =
  (bodies: CallAnswer['bodies']) =>
  (statuses: readonly RefusalStatus[], about: Readonly<Partial<Record<RefusalStatus, string>>> = {}): Refusals =>
    Object.fromEntries(
      statuses.map((status) => [
        status,
        { about: about[status] ?? refusalTexts[status], bodies, headers: refusalHeaders[status] ?? [] },
      ]),
    )

const readRefusals = refusals({ [PROBLEM_TYPE]: 'Problem' })
const sendRefusals = refusals({ [JSON_TYPE]: 'SubmissionRefusal', [PROBLEM_TYPE]: 'SubmissionProblem' })
const importRefusals = refusals({ [PROBLEM_TYPE]: 'ImportProblem' })

const notModified: Refusals = { 304: { about: 'What the caller has is still so.', bodies: {}, headers: ['ETag'] } }

const ifNoneMatch: Parameters = {
  'If-None-Match': {
    about: 'The ETag of an earlier answer, one of several, or *.',
    schema: z.string(),
    example: '"4ZkWb0tW0kq3Xv0aB"',
  },
}

/** A whole list that everybody reads. */
const readAnswers = (shape: ShapeName, about: string): DocumentedCall['answers'] => ({
  200: json(shape, about, ['ETag']),
  ...notModified,
  ...readRefusals([503]),
})

const aMinute = (calls: number, of: string): string => `At most ${calls} a minute from ${of}.`

const NETWORK = 'a network (/24 of IPv4, /64 of IPv6)'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

const queryText = `At most ${MAX_QUERY_LENGTH} characters. Letter case, accents, Arabic spellings and digits of other scripts do not matter.`

const locationQuery = {
  city: {
    about: 'Only places of this city. Letter case does not matter.',
    schema: z.enum(cities),
    example: 'Madinah',
  },
  category: {
    about: 'Only places of this kind. Letter case does not matter.',
    schema: z.enum(placeCategoryValues),
    example: 'pharmacy',
  },
  q: {
    about: `Only places that are found by these words. ${queryText}`,
    schema: z.string().max(MAX_QUERY_LENGTH),
    example: 'ajyad',
  },
  bbox: {
    about: 'Only places within south, west, north and east, in decimal degrees; south ≤ north, west ≤ east.',
    schema: z.tuple([latitude, longitude, latitude, longitude]),
    example: [21.41, 39.81, 21.44, 39.84],
  },
  near: {
    about: 'Sorted by distance from this latitude and longitude, in decimal degrees.',
    schema: z.tuple([latitude, longitude]),
    example: [21.4225, 39.8262],
  },
  limit: { about: 'At most so many places.', schema: z.int().min(1).max(500), example: 50 },
  cursor: {
    about: 'Where to go on: of the Link of an earlier answer. Not to be made up.',
    schema: z.string().max(2_000),
    example: '[1201,"Al Baik, Ajyad",21.4189,39.8278]',
  },
} satisfies Record<keyof typeof locationQuerySchema.shape, Parameter>

const gateQuery = {
  locationId: {
    about: 'Only gates of this mosque: 255 is Masjid al-Haram, 239 is Masjid an-Nabawi.',
    schema: z.literal(Object.values(MOSQUE_IDS)),
    example: MOSQUE_IDS.haram,
  },
  q: {
    about: `Only gates that are found by these words or numbers. ${queryText}`,
    schema: z.string().max(MAX_QUERY_LENGTH),
    example: '79',
  },
  limit: { about: 'At most so many gates.', schema: z.int().min(1).max(1_000), example: 20 },
} satisfies Record<keyof typeof gateQuerySchema.shape, Parameter>

const idempotencyKey: Parameters = {
  [IDEMPOTENCY_HEADER]: {
    about: 'A UUID that the sender makes once: what is sent again under it is stored once, and answered the same.',
    schema: z.uuid(),
    example: 'b3f0c1a2-5d4e-4f60-8a7b-9c0d1e2f3a4b',
  },
}

const { trusted, doubtful, automatic } = submissionsAllowed

const sendLimits = [
  `At most ${trusted.minute} a minute and ${trusted.day} a day from ${NETWORK}; without the token of a form, or with several ` +
    `links, ${doubtful.minute} a minute and ${doubtful.day} a day; of what is surely a program, ${automatic.minute} a minute ` +
    `and ${automatic.day} a day.`,
]

const sendAnswers: DocumentedCall['answers'] = {
  201: json('Accepted', 'Stored; the same answer when it was stored before under the same key.'),
  ...sendRefusals([400, 409, 413, 415, 422, 429, 500, 503], {
    400: 'What was sent is not understood, or a field is wrong.',
    409: 'It was sent before, and its receipt cannot be told again. Do not send it again.',
    422: 'The key belongs to something else that was sent. Make a new one.',
  }),
}

const receiptLimits = [`${aMinute(callLimits.receipts.perMinute, NETWORK)} Asking and erasing count together.`]
const receiptBody = { shape: 'ReceiptRequest', maxBytes: callLimits.receipts.bodyBytes, isRequired: true } as const

const receiptAnswers = (about: string): DocumentedCall['answers'] => ({
  200: json('SubmissionStatus', about),
  ...sendRefusals([400, 404, 413, 415, 429, 500, 503], { 404: 'There is no submission with this receipt.' }),
})

const countAnswers: DocumentedCall['answers'] = {
  204: { about: 'Counted, or left out because the browser asks not to be counted (DNT or Sec-GPC).', bodies: {} },
  ...readRefusals([400, 413, 415, 429, 503]),
}

const editorCall = {
  tag: 'Imports',
  isForEditors: true,
  limits: [aMinute(callLimits.imports.perMinute, 'a person, all calls of imports together')],
} as const

/** What every call of imports that changes something can be refused with. */
const importRefusalStatuses = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const

const importAnswers = (about: Readonly<Partial<Record<RefusalStatus, string>>> = {}): DocumentedCall['answers'] => ({
  200: json('ImportResult', 'The import has ended well.'),
  202: json('ImportAccepted', 'The import goes on, as the caller preferred.', ['Location', 'Preference-Applied']),
  ...importRefusals([...importRefusalStatuses, 422, 502, 504], {
    409: 'An import of this kind is running, it was cancelled, or the guide has changed since the dry run.',
    503: 'The guide or the source of the import cannot do it at the moment. Nothing has changed; try again later.',
    422: 'The source is empty, much smaller or older than before, or has records the guide cannot take.',
    ...about,
  }),
})

const prefer: Parameters = {
  Prefer: {
    about: 'With respond-async it is answered at once, and goes on (RFC 7240).',
    schema: z.string(),
    example: 'respond-async',
  },
}

const runId: Parameters = {
  id: { about: 'The number of the run.', schema: z.int().min(1).max(999_999_999), example: 41 },
}

const optionsBody = (shape: ShapeName | null) =>
  ({ shape, maxBytes: callLimits.imports.bodyBytes, isRequired: false }) as const

/** Every documented call. What is below `/api/internal` is between the parts of the guide, and not for others. */
export const documentedCalls: readonly DocumentedCall[] = [
  {
    method: 'get',
    path: '/api/locations',
    tag: 'Places',
    summary: 'All published places, or some of them',
    about: 'By name, or by distance where near is given. Parameters that are not named here are not looked at.',
    inQuery: { schema: locationQuerySchema, parameters: locationQuery },
    inHeader: ifNoneMatch,
    answers: {
      200: json('Locations', 'The places.', ['ETag', 'Link']),
      ...notModified,
      ...readRefusals([400, 503]),
    },
  },
  {
    method: 'get',
    path: '/api/mosque-gates',
    tag: 'Places',
    summary: 'The published gates of both mosques, or some of them',
    about: 'Parameters that are not named here are not looked at.',
    inQuery: { schema: gateQuerySchema, parameters: gateQuery },
    inHeader: ifNoneMatch,
    answers: { 200: json('MosqueGates', 'The gates.', ['ETag']), ...notModified, ...readRefusals([400, 503]) },
  },
  {
    method: 'get',
    path: '/api/place-index',
    tag: 'Places',
    summary: 'All published places in the fewest bytes',
    inHeader: ifNoneMatch,
    answers: readAnswers('PlaceIndex', 'What a search box and a map need of each place.'),
  },
  {
    method: 'get',
    path: '/api/arabic-names',
    tag: 'Places',
    summary: 'The Arabic names of places',
    inHeader: ifNoneMatch,
    answers: readAnswers('ArabicNames', 'The names.'),
  },
  {
    method: 'get',
    path: '/api/opening-hours',
    tag: 'Places',
    summary: 'When places are open',
    inHeader: ifNoneMatch,
    answers: readAnswers('OpeningHours', 'The hours of a week.'),
  },
  {
    method: 'get',
    path: '/api/merged-places',
    tag: 'Places',
    summary: 'Where places went that were merged into others',
    inHeader: ifNoneMatch,
    answers: readAnswers('MergedPlaces', 'The numbers of old places, with the new ones.'),
  },
  {
    method: 'get',
    path: '/api/search-words',
    tag: 'Places',
    summary: 'Words that editors have added to the search',
    inHeader: ifNoneMatch,
    answers: readAnswers('SearchWords', 'The words.'),
  },
  {
    method: 'get',
    path: '/api/streets/{city}/{hash}',
    tag: 'Places',
    summary: 'The streets of a city',
    about: 'What is at an address never changes. Pages of the guide name the address of the current streets.',
    inPath: {
      city: { about: 'The city.', schema: z.enum(streetCities), example: 'makkah' },
      hash: {
        about: 'Names the content: 24 digits of base 16.',
        schema: z.string().regex(STREET_HASH),
        example: '0a1b2c3d4e5f60718293a4b5',
      },
    },
    answers: {
      200: {
        about: 'A file of streets and buildings, as the pages of the guide read it.',
        bodies: { [STREETS_TYPE]: null },
      },
      ...readRefusals([404, 503], { 404: 'There are no such streets, or no longer.' }),
    },
  },
  {
    method: 'get',
    path: '/api/notices',
    tag: 'Notices',
    summary: 'Notices that have not ended',
    about: 'No copy may be shown when a notice in it has ended: Cache-Control says how long an answer may be kept.',
    inHeader: ifNoneMatch,
    answers: readAnswers('Notices', 'Those that hold, and those that begin within seven days.'),
  },
  {
    method: 'get',
    path: '/api/notices/atom',
    tag: 'Notices',
    summary: 'Notices that hold, as a feed',
    inHeader: ifNoneMatch,
    answers: {
      200: { about: 'A feed of RFC 4287.', bodies: { [mediaType(ATOM_TYPE)]: null }, headers: ['ETag'] },
      ...notModified,
      ...readRefusals([503]),
    },
  },
  {
    method: 'get',
    path: '/api/notices/{id}/cap',
    tag: 'Notices',
    summary: 'A notice as a message of the Common Alerting Protocol',
    inPath: { id: { about: 'The number of the notice.', schema: z.int().min(1), example: 12 } },
    inHeader: ifNoneMatch,
    answers: {
      200: { about: 'A message of CAP 1.2.', bodies: { [mediaType(CAP_TYPE)]: null }, headers: ['ETag'] },
      ...notModified,
      ...readRefusals([404, 503], { 404: 'There is no such notice, or it has ended.' }),
    },
  },
  {
    method: 'post',
    path: '/api/recommendations',
    tag: 'Sending',
    summary: 'Recommend a place or a path',
    about: 'Nothing is public before a moderator has approved it.',
    limits: sendLimits,
    inHeader: idempotencyKey,
    body: { shape: 'Submission', maxBytes: submissionLimits.bodyBytes, isRequired: true },
    answers: sendAnswers,
  },
  {
    method: 'get',
    path: '/api/recommendations/token',
    tag: 'Sending',
    summary: 'A token for a form that is being opened',
    answers: { 200: json('FormToken', 'A new one each time.') },
  },
  {
    method: 'post',
    path: '/api/recommendations/status',
    tag: 'Sending',
    summary: 'What became of what was sent',
    limits: receiptLimits,
    body: receiptBody,
    answers: receiptAnswers('What became of it.'),
  },
  {
    method: 'post',
    path: '/api/recommendations/erase',
    tag: 'Sending',
    summary: 'Erase what was sent, for good',
    about: 'Safe to repeat.',
    limits: receiptLimits,
    body: receiptBody,
    answers: receiptAnswers('What is known of it from now on.'),
  },
  {
    method: 'post',
    path: '/api/reports',
    tag: 'Sending',
    summary: 'Report a problem with a place or a gate, or that it is still correct',
    limits: sendLimits,
    inHeader: idempotencyKey,
    body: { shape: 'Report', maxBytes: reportLimits.bodyBytes, isRequired: true },
    answers: sendAnswers,
  },
  {
    method: 'post',
    path: '/api/page-views',
    tag: 'Counting',
    summary: 'Count that a screen was opened',
    about: 'What is kept is the screen and the day.',
    limits: [aMinute(callLimits.pageViews.perMinute, NETWORK)],
    body: { shape: 'PageView', maxBytes: callLimits.pageViews.bodyBytes, isRequired: true },
    answers: countAnswers,
  },
  {
    method: 'post',
    path: '/api/empty-searches',
    tag: 'Counting',
    summary: 'Count that a search found nothing',
    about: `What is kept is the text and the day, for ${EMPTY_SEARCH_DAYS} days, and no text that could be of a person.`,
    limits: [aMinute(callLimits.emptySearches.perMinute, NETWORK)],
    body: { shape: 'EmptySearch', maxBytes: callLimits.emptySearches.bodyBytes, isRequired: true },
    answers: countAnswers,
  },
  {
    method: 'get',
    path: '/api/offline-pack',
    tag: 'Service',
    summary: 'Everything a device saves of the guide',
    inHeader: ifNoneMatch,
    answers: {
      ...readAnswers('OfflinePack', 'Addresses with the versions of what they give.'),
      ...readRefusals([404], { 404: 'Saving is switched off.' }),
    },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    tag: 'Service',
    summary: 'This document',
    inHeader: ifNoneMatch,
    answers: { 200: json('OpenApi', 'The document.', ['ETag']), ...notModified },
  },
  {
    method: 'get',
    path: '/api/health',
    tag: 'Service',
    summary: 'Whether everything works',
    answers: { 200: json('Health', 'It does.'), 503: json('Health', 'Something does not; pages are still served.') },
  },
  {
    method: 'get',
    path: '/api/health/live',
    tag: 'Service',
    summary: 'Whether the process answers',
    answers: { 200: json('Live', 'It does.') },
  },
  {
    ...editorCall,
    method: 'post',
    path: '/api/admin/import-{kind}',
    folder: 'api/admin/[call]',
    summary: 'Import places, gates or streets',
    about: 'Answers when the import has ended, which takes some minutes, or at once where the caller prefers that.',
    inPath: {
      kind: { about: 'What to import.', schema: z.enum(importKinds.map(({ name }) => name)), example: 'osm' },
    },
    inHeader: prefer,
    body: optionsBody('ImportOptions'),
    answers: {
      ...importAnswers(),
      ...readRefusals([404], { 404: 'There is no such kind of import.' }),
    },
  },
  {
    ...editorCall,
    method: 'get',
    path: '/api/admin/import-runs/{id}',
    summary: 'Where an import is',
    limits: [],
    inPath: runId,
    answers: {
      200: json('ImportRun', 'Where it is.'),
      ...importRefusals([401, 403, 404, 500, 503], { 404: 'There is no such import.' }),
    },
  },
  {
    ...editorCall,
    method: 'post',
    path: '/api/admin/import-runs/{id}/apply',
    summary: 'Carry out what a dry run has shown',
    about: 'Refused when it would do something else by now.',
    inPath: runId,
    inHeader: prefer,
    body: optionsBody('ApplyOptions'),
    answers: importAnswers({ 404: 'There is no such import.' }),
  },
  {
    ...editorCall,
    method: 'post',
    path: '/api/admin/import-runs/{id}/cancel',
    summary: 'Ask an import to stop',
    about: 'For who started it, and for administrators. It has stopped once its status says so.',
    inPath: runId,
    body: optionsBody(null),
    answers: {
      200: json('ImportRun', 'It was asked to.'),
      ...importRefusals(importRefusalStatuses, {
        404: 'There is no such import.',
        409: 'The import has already ended.',
      }),
    },
  },
  {
    ...editorCall,
    method: 'post',
    path: '/api/admin/import-runs/{id}/undo',
    summary: 'Take back what an import has written',
    about: 'What somebody has changed since stays.',
    inPath: runId,
    body: optionsBody(null),
    answers: {
      200: json('ImportUndone', 'It is taken back.'),
      ...importRefusals(importRefusalStatuses, {
        404: 'There is no such import.',
        409: 'An import of this kind is running, or there is nothing to take back.',
      }),
    },
  },
]

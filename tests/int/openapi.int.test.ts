import path from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import { type DocumentedCall, documentedCalls } from '@/app/api/openapi.json/documented-calls'
import { noteTick } from '@/server/jobs/tick-age'

import { blankPlace } from '../helpers/blank-place'
import { hotel, replyWithMap, sendJson } from '../helpers/fake-overpass'
import { generateRequests, type GeneratedRequest, type Known } from '../helpers/generated-requests'
import { SITE_URL } from '../helpers/int-app'
import { importDesk } from '../helpers/int-imports'
import { newAddress, pathPayload, placePayload } from '../helpers/int-submissions'
import { findUnnamed } from '../helpers/named-answers'
import { LONG_TEST_MS } from '../time-limits'

const REQUESTS = 10_000

/** The same requests each time; another number is another ten thousand. */
const SEED = 2026

/** Of a call that looks at nothing but headers: all that can be different about it. */
const OF_A_PLAIN_READ = 40

/** Those that are in order run an import. */
const OF_AN_IMPORT_CALL = 80

/** As many as a busy site's workers take at a time. */
const AT_ONCE = 8

/** Every so many come from one network or person, so that limits are met. */
const FROM_ONE_NETWORK = 12

type Handler = (request: Request, context: { params: Promise<Readonly<Record<string, string>>> }) => Promise<Response>

const desk = importDesk()

const nameOf = ({ method, path: address }: DocumentedCall): string => `${method.toUpperCase()} ${address}`

const found = (name: string): DocumentedCall => {
  const call = documentedCalls.find((one) => nameOf(one) === name)
  if (call === undefined) throw new Error(`Nothing documented at ${name}`)
  return call
}

const forEditors = documentedCalls.filter(({ isForEditors }) => isForEditors)
const forEverybody = documentedCalls.filter(({ isForEditors }) => !isForEditors)
const isPlain = ({ inPath, inQuery, body }: DocumentedCall) =>
  inPath === undefined && inQuery === undefined && body === undefined
const plain = forEverybody.filter(isPlain)
const varied = forEverybody.filter((call) => !isPlain(call))

const ofEach = Math.ceil(
  (REQUESTS - plain.length * OF_A_PLAIN_READ - forEditors.length * OF_AN_IMPORT_CALL) / varied.length,
)

/** By call, how often each status was answered. */
const answered = new Map<string, Map<number, number>>()

async function load({ folder, path: address, method }: DocumentedCall): Promise<Handler> {
  const route = folder ?? address.slice(1).replaceAll('{', '[').replaceAll('}', ']')
  const handlers = (await import(path.resolve('src/app', route, 'route.ts'))) as Readonly<Record<string, Handler>>
  const handler = handlers[method.toUpperCase()]
  if (handler === undefined) throw new Error(`No handler for ${method} at ${route}`)
  return handler
}

/** Sends one in process; what of its answer the document does not name, or `null`. */
async function send(call: DocumentedCall, handler: Handler, made: GeneratedRequest): Promise<string | null> {
  const { address, params, headers, body } = made
  const request = new Request(`${SITE_URL}${address}`, { method: call.method.toUpperCase(), headers, body })
  // A body has a type unless it is taken away again.
  if (headers['Content-Type'] === undefined) request.headers.delete('content-type')
  const { kind, ...rest } = params
  const context = { params: Promise.resolve({ ...rest, ...(kind !== undefined && { call: `import-${kind}` }) }) }
  const response = await handler(request, context)
  const statuses = answered.get(nameOf(call)) ?? new Map<number, number>()
  answered.set(nameOf(call), statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1))
  const unnamed = await findUnnamed(call, response)
  return unnamed === null ? null : `${nameOf(call)} ${JSON.stringify(made).slice(0, 600)} → ${unnamed}`
}

const editorHeaders = (headers: Readonly<Record<string, string>> = {}) => ({
  Origin: SITE_URL,
  Authorization: `JWT ${desk.app.tokenFor('editor')}`,
  ...headers,
})

/** A right call of an import, whose answer has to be named, too. */
async function ask(name: string, params: Readonly<Record<string, string>>, body: object, headers = {}) {
  const call = found(name)
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '')
  const text = call.method === 'get' ? null : JSON.stringify(body)
  let status = 0
  const handler = await load(call)
  const noting: Handler = async (request, context) => {
    const response = await handler(request, context)
    status = response.status
    return response
  }
  const made = {
    address,
    params,
    headers: { ...editorHeaders(headers), 'Content-Type': 'application/json' },
    body: text,
  }
  expect(await send(call, noting, made)).toBeNull()
  return status
}

/** Far more than any network may send in the two minutes that this can touch. */
const MANY = 50

/** Whether a network that goes on sending the same right body is told to come back later. */
async function refusesOneNetwork(name: string): Promise<boolean> {
  const [body] = known[found(name).path]?.bodies ?? []
  for (let n = 0; n < MANY; n += 1) {
    if ((await ask(name, {}, Object(body) as object, { 'X-Forwarded-For': '203.0.113.77' })) === 429) return true
  }
  return false
}

/** In Makkah; the other one is in Madinah. */
const way = (id: number, [latitude, longitude]: readonly [number, number]) => ({
  type: 'way',
  id,
  tags: { highway: 'residential', 'name:en': `Street ${id}` },
  geometry: [
    { lat: latitude, lon: longitude },
    { lat: latitude + 0.001, lon: longitude },
  ],
})

const streetsOfMakkah = Array.from({ length: 10 }, (_, index) => way(index + 1, [21.42, 39.8201 + index / 10_000]))

const newestRun = async (): Promise<string> => {
  const [run] = await desk.sqlRows<{ id: number }>('SELECT max(id)::int AS id FROM import_runs')
  return String(run?.id ?? 0)
}

let known: Readonly<Record<string, Known>> = {}

beforeAll(async () => {
  const { payload } = desk.app
  const mosques = [
    [255, 'Makkah'],
    [239, 'Madinah'],
  ] as const
  for (const [id, city] of mosques) {
    await payload.create({ collection: 'locations', data: { ...blankPlace, name: `Mosque ${id}`, city, id } })
  }
  const place = await payload.create({
    collection: 'locations',
    data: {
      ...blankPlace,
      name: 'Safwa Tower',
      arabicName: 'الصفوة',
      hours: 'Mo-Su 06:00-23:00',
      latitude: 21.42,
      longitude: 39.82,
    },
  })
  const gate = await payload.create({
    collection: 'mosque-gates',
    data: { name: 'King Fahd Gate', gateNumber: '79', location: 255, _status: 'published' } as never,
  })
  const notice = await payload.create({
    collection: 'notices',
    data: {
      title: 'The road is another one',
      severity: 'change',
      concerns: 'all',
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
      source: { name: 'The guards' },
      _status: 'published',
    } as never,
  })
  const map = replyWithMap([hotel(1), hotel(2)])
  desk.overpass.reply = (response, request, query) => {
    if (!query.includes('way["highway"]')) return map(response, request, query)
    const elements = query.includes('(21.') ? streetsOfMakkah : [way(900, [24.46, 39.61])]
    sendJson(response, { osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' }, elements })
  }
  expect(await ask('POST /api/admin/import-{kind}', { kind: 'streets' }, {})).toBe(200)
  const [streets] = await desk.sqlRows<{ hash: string }>(
    "SELECT hash FROM street_maps WHERE city::text = 'makkah' AND is_current",
  )

  const { POST: recommend } = await import('@/app/api/recommendations/route')
  const sent = await recommend(
    new Request(`${SITE_URL}/api/recommendations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
      body: JSON.stringify(placePayload),
    }),
  )
  // Else nothing scheduled would seem to be carried out once the tests have run for some minutes.
  await noteTick(payload)
  const receipt = {
    bodies: [
      await sent
        .json()
        .then((body: unknown) => ({ receipt: Reflect.get(Object(body) as object, 'receipt') as unknown })),
    ],
  }
  const problem = { target: 'place', targetId: place.id, kind: 'problem', field: 'closed' }
  const sender = {
    values: { 'Idempotency-Key': ['5f0f7a52-31c4-4d8e-9d0b-6a1f3c2b7e90', '8d1f4a36-90b2-4c57-a8e4-1b7c5d3e2f60'] },
  }
  known = {
    '/api/streets/{city}/{hash}': { values: { hash: [streets?.hash ?? ''] } },
    '/api/notices/{id}/cap': { values: { id: [String(notice.id)] } },
    '/api/recommendations': {
      ...sender,
      bodies: [
        placePayload,
        pathPayload,
        { ...pathPayload, steps: [{ ...pathPayload.steps[0], gateId: gate.id }] },
        { ...placePayload, subject: 'filled in', token: 'forged' },
      ],
    },
    '/api/reports': {
      ...sender,
      bodies: [
        problem,
        { ...problem, target: 'gate', targetId: gate.id, field: 'number', newValue: '84' },
        { target: 'gate', targetId: gate.id, kind: 'still-correct' },
      ],
    },
    '/api/recommendations/status': receipt,
    '/api/recommendations/erase': receipt,
  }
})

describe('generated requests', () => {
  it('should be at least ten thousand', () => {
    expect(ofEach).toBeGreaterThan(500)
    expect(
      varied.length * ofEach + plain.length * OF_A_PLAIN_READ + forEditors.length * OF_AN_IMPORT_CALL,
    ).toBeGreaterThanOrEqual(REQUESTS)
  })

  it(
    'should have no answer that the document does not name: of everybody',
    async () => {
      const queue = (
        await Promise.all(
          forEverybody.map(async (call, index) => {
            const handler = await load(call)
            const count = isPlain(call) ? OF_A_PLAIN_READ : ofEach
            const { values, bodies = [] } = known[call.path] ?? {}
            // Whatever the caller has is still so.
            const right = { values: { 'If-None-Match': ['*'], ...values }, bodies }
            const all = generateRequests({ call, count, seed: SEED + index, ...right })
            return all.map((made) => ({ call, handler, made }))
          }),
        )
      ).flat()
      const unnamed: string[] = []
      let sent = 0
      const work = async (): Promise<void> => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          const { call, handler, made } = next
          sent += 1
          const from = sent % FROM_ONE_NETWORK === 0 ? '203.0.113.9' : newAddress()
          const headers = { ...made.headers, 'X-Forwarded-For': from }
          const fault = await send(call, handler, { ...made, headers })
          if (fault !== null) unnamed.push(fault)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      for (const name of ['POST /api/recommendations', 'POST /api/reports']) {
        expect(await refusesOneNetwork(name)).toBe(true)
      }

      expect(unnamed.slice(0, 20)).toEqual([])
    },
    LONG_TEST_MS,
  )

  it(
    'should have no answer that the document does not name: of people who import',
    async () => {
      const importCall = 'POST /api/admin/import-{kind}'
      expect(await ask(importCall, { kind: 'osm' }, {})).toBe(200)
      expect(await ask(importCall, { kind: 'osm' }, {}, { Prefer: 'respond-async' })).toBe(202)
      const queued = { id: await newestRun() }
      expect(await ask(importCall, { kind: 'osm' }, {})).toBe(409)
      expect(await ask('GET /api/admin/import-runs/{id}', queued, {})).toBe(200)
      expect(await ask('POST /api/admin/import-runs/{id}/cancel', queued, {})).toBe(200)
      expect(await ask('POST /api/admin/import-runs/{id}/cancel', queued, {})).toBe(409)
      desk.overpass.reply = replyWithMap([hotel(1), hotel(2), hotel(3)])
      expect(await ask(importCall, { kind: 'osm' }, { dryRun: true })).toBe(200)
      const preview = { id: await newestRun() }
      const apply = 'POST /api/admin/import-runs/{id}/apply'
      expect(await ask(apply, preview, {}, { Prefer: 'respond-async' })).toBe(202)
      expect(await ask('POST /api/admin/import-runs/{id}/cancel', { id: await newestRun() }, {})).toBe(200)
      expect(await ask(apply, preview, {})).toBe(200)
      const applied = { id: await newestRun() }
      expect(await ask('POST /api/admin/import-runs/{id}/undo', applied, {})).toBe(200)
      expect(await ask('POST /api/admin/import-runs/{id}/undo', applied, {})).toBe(409)

      const { tokenFor } = desk.app
      const editor = editorHeaders()
      const callers = [
        editor,
        editor,
        editor,
        editorHeaders({ Prefer: 'respond-async' }),
        editorHeaders({ Origin: 'https://evil.example' }),
        editorHeaders({ 'Sec-Fetch-Site': 'cross-site' }),
        editorHeaders({ 'X-HTTP-Method-Override': 'GET' }),
        { Origin: SITE_URL },
        { Origin: SITE_URL, Authorization: 'JWT a.b.c' },
        { Origin: SITE_URL, Authorization: `JWT ${tokenFor('moderator')}` },
        { Origin: SITE_URL, Authorization: `JWT ${tokenFor('switched-off')}` },
      ]
      const unnamed: string[] = []
      for (const [index, call] of forEditors.entries()) {
        const handler = await load(call)
        const values = call.inPath?.id === undefined ? {} : { values: { id: [queued.id, preview.id, applied.id] } }
        const all = generateRequests({ call, count: OF_AN_IMPORT_CALL, seed: SEED + index, callers, ...values })
        // The last of them are too many for one person.
        await desk.app.forgetTries()
        for (const made of all) {
          const fault = await send(call, handler, made)
          if (fault !== null) unnamed.push(fault)
          await desk.doDeferred()
        }
      }

      expect(unnamed.slice(0, 20)).toEqual([])
    },
    LONG_TEST_MS,
  )

  it('should have been answered in every way that needs no outage', () => {
    // These need another secret of the server, another setting, a map that is empty or old, luck, or more calls of one
    // network than are sent here.
    const rare: readonly string[] = [
      'POST /api/recommendations 409',
      'POST /api/reports 409',
      'GET /api/offline-pack 404',
      'POST /api/page-views 429',
      'POST /api/empty-searches 429',
      ...forEditors.flatMap((call) => [409, 413, 415, 422, 429].map((status) => `${nameOf(call)} ${status}`)),
    ]
    const missing = documentedCalls.flatMap((call) =>
      Object.keys(call.answers)
        .map(Number)
        .filter((status) => status < 500 && answered.get(nameOf(call))?.has(status) !== true)
        .map((status) => `${nameOf(call)} ${status}`)
        .filter((answer) => !rare.includes(answer)),
    )
    expect(missing).toEqual([])
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { parseNotices } from '@/contracts/notices'

import { blankPlace } from '../helpers/blank-place'
import { type Answer, type App, SITE_URL, startApp } from '../helpers/int-app'
import { expectNothingOld, expectWithdrawn, readAround, type Readers } from '../helpers/two-servers'

const HOUR = 3_600_000

let app: App
let readers: Readers
let serial = 0

beforeAll(async () => {
  app = await startApp()
  const { listNotices } = await import('@/content/notices')
  readers = { notices: listNotices }
  for (const [id, city] of [
    [255, 'Makkah'],
    [239, 'Madinah'],
  ] as const) {
    await app.payload.create({ collection: 'locations', data: { ...blankPlace, name: `Mosque ${id}`, city, id } })
  }
})
afterAll(() => app.stop())
beforeEach(() => app.payload.delete({ collection: 'notices', where: {}, trash: true }))
afterEach(() => {
  vi.useRealTimers()
})

const soon = (ms: number): string => new Date(Date.now() + ms).toISOString()

const valid = () => ({
  title: 'The road is another one',
  severity: 'change',
  concerns: 'all',
  startsAt: soon(-HOUR),
  endsAt: soon(HOUR),
  source: { name: 'The guards', url: 'https://example.org/now' },
})

const send = (data: object, query = '') => app.rest('POST', `notices${query}`, { actor: 'editor', data })

const idIn = ({ body, text }: Answer): number => {
  const { doc } = body as { doc?: { id: number } }
  if (doc === undefined) throw new Error(text)
  return doc.id
}

const publish = async (data: object = {}): Promise<number> =>
  idIn(await send({ ...valid(), ...data, _status: 'published' }))

async function change(collection: string, id: number, data: object, query = ''): Promise<void> {
  const { status, text } = await app.rest('PATCH', `${collection}/${id}${query}`, { actor: 'editor', data })
  expect(status, text).toBe(200)
}

const makeGate = async (name: string, data: object = {}): Promise<number> => {
  const made = await app.payload.create({
    collection: 'mosque-gates',
    data: { name, location: 255, latitude: 21.42, longitude: 39.82, _status: 'published', ...data } as never,
  })
  return Number(made.id)
}

const makePlace = async (name: string, data: object = {}): Promise<number> => {
  const made = await app.payload.create({ collection: 'locations', data: { ...blankPlace, name, ...data } })
  return made.id
}

const newWord = (): string => `w${(serial += 1)}x`

const ask = async (headers: Record<string, string> = {}): Promise<Response> => {
  const { GET } = await import('@/app/api/notices/route')
  return GET(new Request(`${SITE_URL}/api/notices`, { headers }))
}

const list = async () => parseNotices(await (await ask()).json())

const askAtom = async (): Promise<string> => {
  const { GET } = await import('@/app/api/notices/atom/route')
  return (await GET(new Request(`${SITE_URL}/api/notices/atom`))).text()
}

const askCap = async (id: number): Promise<Response> => {
  const { GET } = await import('@/app/api/notices/[id]/cap/route')
  return GET(new Request(`${SITE_URL}/api/notices/${id}/cap`), { params: Promise.resolve({ id: String(id) }) })
}

const readMessages = ({ body }: Answer) =>
  (body as { errors?: { data?: { errors: { path: string; message: string }[] } }[] }).errors?.[0]?.data?.errors

describe('a notice that an editor publishes', () => {
  it('should be in the answer with all the contract has, and no more', async () => {
    const gates = [
      await makeGate('King Fahd Gate', { gateNumber: '79' }),
      await makeGate('Bab X', { latitude: null, longitude: null }),
    ]
    const id = await publish({ concerns: 'gate', mosque: 'haram', gates, isClosed: true, text: ' Take gate 84. ' })
    const { updatedAt, startsAt, endsAt } = await app.payload.findByID({ collection: 'notices', id })

    expect(await (await ask()).json()).toEqual({
      notices: [
        {
          id,
          title: 'The road is another one',
          text: 'Take gate 84.',
          severity: 'change',
          audience: 'everyone',
          concern: {
            kind: 'gate',
            mosque: 'haram',
            gates: [
              { id: gates[0], name: 'Gate 79, King Fahd Gate', latitude: 21.42, longitude: 39.82 },
              { id: gates[1], name: 'Bab X', latitude: null, longitude: null },
            ],
          },
          isClosed: true,
          starts: Date.parse(startsAt),
          ends: Date.parse(endsAt),
          changed: Date.parse(updatedAt),
          source: { name: 'The guards', href: 'https://example.org/now' },
        },
      ],
    })
  })

  it('should name what it is about, and be closed for a gate or a place alone', async () => {
    const place = await makePlace('Pedestrian road')
    await publish({ concerns: 'city', city: 'Jeddah', isClosed: true })
    await publish({ concerns: 'mosque', mosque: 'nabawi' })
    await publish({ concerns: 'place', city: 'Makkah', places: [place], isClosed: true })

    expect((await list()).map(({ concern, isClosed }) => ({ concern, isClosed })).reverse()).toEqual([
      { concern: { kind: 'city', city: 'Jeddah' }, isClosed: false },
      { concern: { kind: 'mosque', mosque: 'nabawi' }, isClosed: false },
      {
        concern: {
          kind: 'place',
          city: 'Makkah',
          places: [{ id: place, name: 'Pedestrian road', latitude: null, longitude: null }],
        },
        isClosed: true,
      },
    ])
  })

  it('should stand by how severe it is, then the last changed first', async () => {
    const first = await publish({ severity: 'information' })
    const danger = await publish({ severity: 'danger' })
    const last = await publish({ severity: 'information' })

    expect((await list()).map(({ id }) => id)).toEqual([danger, last, first])
  })

  it('should be known again by its tag', async () => {
    await publish()
    const tag = (await ask()).headers.get('ETag') ?? ''

    expect((await ask({ 'If-None-Match': tag })).status).toBe(304)
    await publish()
    expect((await ask({ 'If-None-Match': tag })).status).toBe(200)
  })

  it('should begin and end by the clock', async () => {
    const starts = Date.now() + HOUR
    const id = await publish({
      startsAt: new Date(starts).toISOString(),
      endsAt: new Date(starts + HOUR).toISOString(),
    })
    const seen = async () => ({
      answer: (await list()).length,
      feed: (await askAtom()).includes('<entry>'),
      message: (await askCap(id)).status,
    })

    expect(await seen()).toEqual({ answer: 1, feed: false, message: 200 })
    vi.useFakeTimers({ toFake: ['Date'], now: starts })
    expect(await seen()).toEqual({ answer: 1, feed: true, message: 200 })
    vi.setSystemTime(starts + HOUR)
    expect(await seen()).toEqual({ answer: 0, feed: false, message: 404 })
  })
})

describe('half a notice', () => {
  it('should be kept as a draft and shown to nobody', async () => {
    const id = idIn(await send({ title: 'Half a sent', concerns: 'gate' }, '?draft=true'))
    const whole = idIn(await send({ ...valid(), _status: 'draft' }, '?draft=true'))

    expect(await list()).toEqual([])
    expect(await askAtom()).not.toContain('Half a sent')
    for (const draft of [id, whole]) expect((await askCap(draft)).status).toBe(404)
  })

  it('should leave what was published as it is', async () => {
    const id = await publish({ title: 'As published' })
    await change('notices', id, { title: 'Half a sent', _status: 'draft' }, '?draft=true')

    expect((await list()).map(({ title }) => title)).toEqual(['As published'])
    expect(await (await askCap(id)).text()).not.toContain('Half a sent')
  })

  it('should not be published', async () => {
    const id = idIn(await send({ title: 'Half a sent', concerns: 'gate' }, '?draft=true'))
    const refused = await app.rest('PATCH', `notices/${id}`, { actor: 'editor', data: { _status: 'published' } })

    expect(refused.status).toBe(400)
    expect(
      readMessages(refused)
        ?.map(({ path }) => path)
        .sort(),
    ).toEqual(expect.arrayContaining(['endsAt', 'gates', 'mosque', 'source.name']))
  })
})

describe('what is refused', () => {
  it.each<[string, () => Promise<object> | object, string, string]>([
    ['no end', () => ({ endsAt: null }), 'endsAt', 'Say when it ends'],
    ['an end before the start', () => ({ endsAt: soon(-2 * HOUR) }), 'endsAt', 'later than the start'],
    ['an end that is over', () => ({ endsAt: soon(-HOUR / 2) }), 'endsAt', 'This moment is over'],
    ['an end too far off', () => ({ endsAt: soon(60 * 24 * HOUR) }), 'endsAt', 'At most 60 days'],
    ['no source', () => ({ source: { name: '' } }), 'source.name', ''],
    ['a source by http', () => ({ source: { name: 'A', url: 'http://example.org' } }), 'source.url', 'https://'],
    ['a title too long', () => ({ title: 'a'.repeat(81) }), 'title', ''],
    ['a city outside of the cities', () => ({ concerns: 'city', city: 'Outside the cities' }), 'city', ''],
    [
      'a gate that is a draft',
      async () => ({ concerns: 'gate', mosque: 'haram', gates: [await makeGate('Half', { _status: 'draft' })] }),
      'gates',
      '“Half” is not published',
    ],
    [
      'a gate of the other mosque',
      async () => ({ concerns: 'gate', mosque: 'nabawi', gates: [await makeGate('King Fahd Gate')] }),
      'gates',
      '“King Fahd Gate” is a gate of Masjid al-Haram',
    ],
    [
      'a place of another city',
      async () => ({ concerns: 'place', city: 'Madinah', places: [await makePlace('Tea house')] }),
      'places',
      '“Tea house” is listed under Makkah',
    ],
  ])('should be told what to do: %s', async (_, data, path, message) => {
    const refused = await send({ ...valid(), ...(await data()), _status: 'published' })

    expect(refused.status).toBe(400)
    expect(readMessages(refused)).toMatchObject([{ path, message: expect.stringContaining(message) as string }])
  })
})

describe('a notice that is over', () => {
  it('should still be put into the trash, taken out and corrected', async () => {
    const id = await publish()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR })
    await app.payload.update({ collection: 'notices', id, data: { deletedAt: new Date().toISOString() } })
    await app.payload.update({
      collection: 'notices',
      id,
      data: { deletedAt: null, _status: 'published' },
      trash: true,
    })
    const corrected = await app.payload.update({
      collection: 'notices',
      id,
      data: { title: 'The road was another one', _status: 'published' },
    })

    expect(corrected.title).toBe('The road was another one')
    expect(await list()).toEqual([])
  })
})

describe('what readers see', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['unpublished', (id) => change('notices', id, { _status: 'draft' })],
    ['put into the trash', (id) => change('notices', id, { deletedAt: soon(0) })],
    ['deleted for good', (id) => app.rest('DELETE', `notices/${id}`, { actor: 'admin' })],
  ])('should be without a notice at once when it is %s, on every server', async (_, withdraw) => {
    const word = newWord()
    const id = await publish({ title: `Notice ${word}` })
    const around = await readAround(app, readers, () => withdraw(id))

    expectNothingOld(around)
    expectWithdrawn(around, word)
  })

  it('should have a new notice at once, on every server', async () => {
    const around = await readAround(app, readers, () => publish({ title: 'New' }))

    expectNothingOld(around)
    expect(around.there.get('notices')?.value).toMatchObject([{ title: 'New' }])
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['unpublished', (id) => change('mosque-gates', id, { _status: 'draft' })],
    ['put into the trash', (id) => change('mosque-gates', id, { deletedAt: soon(0) })],
    ['deleted for good', (id) => app.rest('DELETE', `mosque-gates/${id}`, { actor: 'admin' })],
  ])('should be without a gate that is %s, and without a notice that has no other', async (_, withdraw) => {
    const word = newWord()
    const [gone, stays] = [await makeGate(`Gate ${word}`), await makeGate('Stays')]
    const both = await publish({ concerns: 'gate', mosque: 'haram', gates: [gone, stays] })
    await publish({ concerns: 'gate', mosque: 'haram', gates: [gone] })
    const around = await readAround(app, readers, () => withdraw(gone))

    expectNothingOld(around)
    expectWithdrawn(around, word)
    expect(around.uncached.get('notices')?.value).toMatchObject([
      { id: both, concern: { kind: 'gate', gates: [{ id: stays, name: 'Stays' }] } },
    ])
  })

  it('should follow a place into the one it was merged with', async () => {
    const [keptId, oldId] = [await makePlace('Stays'), await makePlace('Goes')]
    await publish({ concerns: 'place', city: 'Makkah', places: [oldId, keptId] })
    const around = await readAround(app, readers, async () => {
      const data = { keptId, oldId }
      const headers = { Origin: SITE_URL }
      expect((await app.rest('POST', 'imports/merge', { actor: 'editor', headers, data })).status).toBe(200)
    })

    expectNothingOld(around)
    expect(around.uncached.get('notices')?.value).toMatchObject([
      { concern: { places: [{ id: keptId, name: 'Stays' }] } },
    ])
  })
})

describe('the message of a notice', () => {
  const find = (name: string, text: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? ''

  it('should update the one before, once it is changed', async () => {
    const id = await publish({ title: 'As it was' })
    const first = await (await askCap(id)).text()
    await change('notices', id, { title: 'As it is', _status: 'published' })
    const second = await (await askCap(id)).text()

    expect(find('msgType', first)).toBe('Alert')
    expect(find('msgType', second)).toBe('Update')
    expect(find('headline', second)).toBe('As it is')
    expect(find('references', second)).toBe(['sender', 'identifier', 'sent'].map((name) => find(name, first)).join(','))
  })

  it('should say nothing of a draft in between', async () => {
    const id = await publish()
    const first = await (await askCap(id)).text()
    await change('notices', id, { title: 'Half a sent', _status: 'draft' }, '?draft=true')

    expect(await (await askCap(id)).text()).toBe(first)
  })
})

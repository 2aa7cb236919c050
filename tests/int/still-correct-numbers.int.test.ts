import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { StillCorrectResult } from '@/contracts/still-correct'
import { MAX_NUMBERS } from '@/contracts/still-correct'
import { reviewDates } from '@/domain/publishing/next-review'

import { type Actor, actors, type App, startApp } from '../helpers/int-app'
import { runDue, schedule } from '../helpers/int-schedules'
import { cache } from '../helpers/watched-cache'

vi.mock('next/cache', async () => (await import('../helpers/watched-cache')).watchedCache)

const slug = 'emergency-numbers'
const OLD = { checkedOn: '2026-05-03T00:00:00.000Z', reviewDueOn: '2026-06-03T00:00:00.000Z' }

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const number = (name: string, more: object = {}) => ({
  number: '911',
  name,
  description: 'Day and night.',
  source: 'A sign',
  ...OLD,
  ...more,
})

/** Published anew, so that each test begins with the old days. The names of its rows. */
async function publish(...numbers: readonly object[]): Promise<string[]> {
  const data = { phoneNumbers: numbers, _status: 'published' } as never
  await app.payload.updateGlobal({ slug, data, user: app.users.editor })
  cache.expired.clear()
  const { phoneNumbers } = await app.payload.findGlobal({ slug, depth: 0 })
  return phoneNumbers.map(({ id }) => id ?? '')
}

async function mark(rows: readonly string[], actor: Actor = 'editor') {
  const { status, body } = await app.rest('POST', 'still-correct', { actor, data: { global: slug, rows } })
  const { results = [], errors = [] } = body as { results?: StillCorrectResult[]; errors?: { message: string }[] }
  return { status, results, message: errors[0]?.message ?? '' }
}

/** What readers have, what editors have, and every version as it is stored but for the days. */
async function read() {
  const [readers, editors, { docs }] = await Promise.all([
    app.payload.findGlobal({ slug, depth: 0 }),
    app.payload.findGlobal({ slug, depth: 0, draft: true }),
    app.payload.findGlobalVersions({ slug, depth: 0, limit: 0 }),
  ])
  const days = ({ phoneNumbers }: typeof readers) =>
    phoneNumbers.map(({ checkedOn, reviewDueOn }) => ({ checkedOn, reviewDueOn }))
  const rest: unknown = JSON.parse(
    JSON.stringify({ readers, editors, docs }, (key, value: unknown) => (key in OLD ? undefined : value)),
  )
  return { readers: days(readers), editors: days(editors), rest }
}

/** As of a fact, by its place on the page. */
const nowFor = (place: number) => reviewDates(new Date(), { kind: 'facts', id: place })

beforeEach(() => publish(number('Ambulance'), number('Police')))

describe('who may say of an emergency number that it is still correct', () => {
  it('should be editors and administrators', async () => {
    const [ambulance = ''] = await publish(number('Ambulance'))
    const mayMark: readonly Actor[] = ['editor', 'admin']
    for (const actor of actors.filter((one) => !mayMark.includes(one))) {
      expect({ actor, status: (await mark([ambulance], actor)).status }).toEqual({
        actor,
        status: actor === 'anonymous' ? 401 : 403,
      })
    }
    expect((await read()).readers).toEqual([OLD])

    for (const actor of mayMark) {
      expect({ actor, ...(await mark([ambulance], actor)) }).toMatchObject({ actor, status: 200, results: [{}] })
    }
    expect((await read()).readers).toEqual([nowFor(0)])
  })

  it.each([
    ['no row', { global: slug, rows: [] }],
    [
      'more rows than there can be',
      { global: slug, rows: Array.from({ length: MAX_NUMBERS + 1 }, (_, row) => `${row}`) },
    ],
    ['another page', { global: 'home', rows: ['1'] }],
    ['both at once', { global: slug, rows: ['1'], collection: 'facts', ids: [1] }],
  ])('should be told what is wrong with %s', async (_, data) => {
    const { status, body } = await app.rest('POST', 'still-correct', { actor: 'editor', data })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ message: expect.stringMatching(/^\w.*: \w|^\w.*\.$/) }] })
  })
})

describe('a number that is still correct', () => {
  it('should get its days, and nothing else should change: no version, no time stamp, no other number', async () => {
    const [, police = ''] = await publish(number('Ambulance'), number('Police'))
    const before = await read()

    const { results } = await mark([police])

    expect(results).toEqual([{ isDone: true, id: police, title: 'Police', ...nowFor(1) }])
    const after = await read()
    expect(after).toMatchObject({ readers: [OLD, nowFor(1)], editors: [OLD, nowFor(1)] })
    expect(after.rest).toEqual(before.rest)
    expect([...cache.expired]).toEqual(['emergency'])
  })

  it('should keep the words of a draft, which does not bring the old days back when it is published', async () => {
    const rows = await publish(number('Ambulance'), number('Police'))
    const { phoneNumbers } = await app.payload.findGlobal({ slug, depth: 0 })
    const [ambulance, police] = phoneNumbers
    const half = { phoneNumbers: [{ ...ambulance, name: 'Half a sent' }, police] } as never
    await app.payload.updateGlobal({ slug, data: half, draft: true, user: app.users.editor })

    expect((await mark(rows)).results).toMatchObject([{ isDone: true, title: 'Half a sent' }, { isDone: true }])
    const marked = await read()
    expect(marked).toMatchObject({ readers: [nowFor(0), nowFor(1)], editors: [nowFor(0), nowFor(1)] })
    expect((await app.payload.findGlobal({ slug, depth: 0 })).phoneNumbers[0]?.name).toBe('Ambulance')

    await app.payload.updateGlobal({ slug, data: { _status: 'published' } as never, user: app.users.editor })
    expect((await app.payload.findGlobal({ slug, depth: 0 })).phoneNumbers[0]?.name).toBe('Half a sent')
    expect((await read()).readers).toEqual([nowFor(0), nowFor(1)])
  })

  it('should keep its days when a version that was scheduled before is published', async () => {
    const rows = await publish(number('Ambulance'), number('Police'))
    await schedule(app, { global: slug })
    await mark(rows)

    expect(await runDue(app)).toEqual([])

    expect(await read()).toMatchObject({ readers: [nowFor(0), nowFor(1)], editors: [nowFor(0), nowFor(1)] })
  })

  it('should be left with a word where it has no source, is not saved, or is gone', async () => {
    const [ambulance = '', police = ''] = await publish(number('Ambulance', { source: ' ' }), number('Police'))

    const { status, results } = await mark([ambulance, 'nowhere', police, police])

    expect(status).toBe(200)
    expect(results).toEqual([
      { isDone: false, id: ambulance, title: 'Ambulance', reason: expect.stringContaining('has no source') },
      { isDone: false, id: 'nowhere', title: 'This number', reason: 'is not there any more.' },
      { isDone: true, id: police, title: 'Police', ...nowFor(1) },
    ])
    expect((await read()).readers).toEqual([OLD, nowFor(1)])
  })

  it('should be left while somebody else writes in the page, for five minutes', async () => {
    const [ambulance = ''] = await publish(number('Ambulance'))
    const lock = await app.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: slug, user: { relationTo: 'users', value: app.users.admin.id } } as never,
    })

    expect((await mark([ambulance])).results).toMatchObject([
      { isDone: false, reason: expect.stringContaining('is being edited by somebody else') },
    ])
    expect((await mark([ambulance], 'admin')).results).toMatchObject([{ isDone: true }])

    await app.payload.db.drizzle.execute(
      sql`UPDATE payload_locked_documents SET updated_at = now() - interval '301 seconds' WHERE id = ${lock.id}`,
    )
    expect((await mark([ambulance])).results).toMatchObject([{ isDone: true }])
  })
})

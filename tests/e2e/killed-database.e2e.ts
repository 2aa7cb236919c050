import path from 'node:path'

import { MODULES_LIMIT_MS, runScript } from '../../scripts/process/children'
import { type OwnPostgres, startOwnPostgres } from '../helpers/own-postgres'
import { BROWSER_WAIT_MS, LONG_TEST_MS } from '../time-limits'
import { expect, test } from './fixtures'
import { type Site, startSecondSite } from './second-site'
import { staff } from './staff'

const KILLS = 20

type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

test.describe('a guide whose database is killed', () => {
  let postgres: OwnPostgres
  let site: Site
  let gates: readonly number[]
  let session: Readonly<Record<string, string>>
  let script: string

  test.beforeAll(async () => {
    test.setTimeout(LONG_TEST_MS)
    postgres = await startOwnPostgres()
    const env = { ...process.env, DATABASE_URI: postgres.uri }
    const run = (script: string, ...args: readonly string[]) =>
      runScript(new URL(`../../scripts/${script}`, import.meta.url), args, {
        cwd: path.resolve(),
        env,
        output: 'keep',
        beginsWithinMs: MODULES_LIMIT_MS,
      })
    await run('prepare-database.ts')
    const { email, password } = staff.admin
    await run('create-admin.ts', '--email', email, '--name', 'Admin', '--password', password)
    // Each request comes from another network.
    site = await startSecondSite(postgres.uri, { TRUSTED_PROXIES: '1' })
    const { cookie } = await ask('/cms/api/users/login', json({ email, password }))
    session = { cookie, ...origin() }
    const list = await ask(`/cms/api/mosque-gates?limit=${KILLS}&depth=0`, { headers: session })
    gates = (JSON.parse(list.text) as { docs: { id: number }[] }).docs.map(({ id }) => id)
    script = /\/_next\/static\/[^"]+\.js/.exec((await ask('/faq')).text)?.[0] ?? ''
    expect(gates).toHaveLength(KILLS)
    expect(script).toContain('.js')
  })

  test.afterAll(async () => {
    await site?.stop()
    await postgres?.stop()
  })

  const origin = () => ({ origin: process.env['BASE_URL'] ?? '' })
  const json = (body: unknown, headers: Sent['headers'] = {}, method = 'POST'): Sent => ({
    method,
    headers: { 'content-type': 'application/json', ...origin(), ...headers },
    body: JSON.stringify(body),
  })
  let caller = 0
  /** Each time from another network. */
  const ask = async (address: string, { headers = {}, ...init }: Sent = {}) => {
    caller += 1
    const from = `198.${caller % 250}.${(caller * 7) % 250}.1`
    const response = await fetch(site.origin + address, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': from, ...headers },
      ...init,
    })
    const cookie = response.headers.getSetCookie()[0]?.replace(/;.*/, '') ?? ''
    return { status: response.status, cookie, text: await response.text() }
  }
  const tick = () =>
    ask('/api/internal/tick', json({}, { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` }))

  /** Requests of every kind. What is asked for by its number has not been asked for before. */
  const everyKind = (number: number): Readonly<Record<string, () => Promise<{ status: number }>>> => ({
    'a stored page': () => ask('/faq'),
    'a new page': () => ask(`/place/${1_000 + number}`),
    'a page that does not exist': () => ask(`/place/${800_000_000 + number}`),
    'a page made each time': () => ask(`/places?x=${number}`),
    'a search': () => ask(`/places?q=mosque${number}`),
    'a page for the browser part': () => ask(`/places?_rsc=${number}`, { headers: { rsc: '1' } }),
    'a page for staff': () => ask('/faq', { headers: session }),
    'the admin, by a stranger': () => ask('/admin/login'),
    'the admin, by its browser part': () => ask('/admin/login?_rsc=x', { headers: { rsc: '1' } }),
    'the admin, by staff': () => ask('/admin', { headers: session }),
    'a call of the CMS': () => ask('/cms/api/locations?limit=1', { headers: session }),
    'a save': () => ask(`/cms/api/mosque-gates/${gates[0]}`, json({ notes: `Save ${number}` }, session, 'PATCH')),
    GraphQL: () => ask('/cms/api/graphql', json({ query: '{ Locations { totalDocs } }' }, session)),
    'a report': () => ask('/api/reports', json({ target: 'place', targetId: 1, kind: 'still-correct' })),
    'a page view': () => ask('/api/page-views', json({ route: '/map' })),
    'a search that found nothing': () => ask('/api/empty-searches', json({ text: 'laundry' })),
    'a list': () => ask('/api/locations'),
    'a search of the list': () => ask(`/api/locations?q=mosque${number}`),
    health: () => ask('/api/health'),
    'a file of the build': () => ask(script),
    'the minute tick': tick,
  })

  test('should make new pages and show edits after each of twenty kills, whatever was under way', async () => {
    test.setTimeout(LONG_TEST_MS)
    for (const [round, gate] of gates.entries()) {
      const answered: string[] = []
      const statuses = new Map<string, number>()
      const begin = (phase: string, number: number) =>
        Object.entries(everyKind(number)).map(async ([name, send]) => {
          const { status } = await send()
          statuses.set(`${name}, ${phase}`, status)
          answered.push(name)
        })
      const before = begin('under way', 2 * round)
      // Another moment each time: so many have their answer.
      await expect.poll(() => answered.length).toBeGreaterThanOrEqual(round % before.length)
      const again = postgres.waitForLine('runs again')
      process.kill(postgres.postmasterPid(), 'SIGKILL')
      const after = begin('after it was killed', 2 * round + 1)
      await Promise.all([...before, ...after, again])
      const faults = [...statuses].filter(([, status]) => status >= 500 && status !== 503)
      expect(faults, `kill ${round + 1}`).toEqual([])

      await expect.poll(async () => (await tick()).status, { timeout: BROWSER_WAIT_MS }).toBe(200)
      await expect
        .poll(async () => (await ask('/api/health')).text, { timeout: BROWSER_WAIT_MS })
        .toContain('"status":"ok","database":"ok","pages":"ok"')
      expect((await ask(`/gate-details?id=${gate}`)).status, `the new page after kill ${round + 1}`).toBe(200)
      const notes = `Seen after kill ${round + 1}.`
      const saved = await ask(`/cms/api/mosque-gates/${gate}`, json({ notes, _status: 'published' }, session, 'PATCH'))
      expect(saved.status, saved.text).toBe(200)
      await expect
        .poll(async () => (await ask(`/gate-details?id=${gate}`)).text, { timeout: BROWSER_WAIT_MS })
        .toContain(notes)
    }
  })
})

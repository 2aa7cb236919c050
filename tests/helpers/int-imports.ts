import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

import type { Location } from '@/payload-types'

import { type FakeOverpass, replyWithMap, startFakeOverpass } from './fake-overpass'
import { type Actor, type Answer, type App, SITE_URL, startApp } from './int-app'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

const deferred: (() => unknown)[] = []
vi.mock('next/server', () => ({ after: (work: () => unknown) => deferred.push(work) }))

export type Options = {
  readonly actor?: Actor
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type ImportDesk = {
  /** There while a test runs. */
  readonly app: App
  /** The map server that every import asks. */
  readonly overpass: FakeOverpass
  /** `path` under `/api/admin/`. */
  readonly call: (path: string, options?: Options) => Promise<Answer>
  readonly importOsm: (options?: Options) => Promise<Answer>
  /** An import of these hotels, agreed to whatever is gone. */
  readonly importHotels: (...hotels: readonly unknown[]) => Promise<Answer>
  /** Does what is left to do after answers have gone out, once. */
  readonly doDeferred: () => Promise<void>
  readonly place: (osmRef: string) => Promise<Location>
  readonly sqlRows: <Row extends object>(statement: string) => Promise<Row[]>
  /** Everything an import may touch, so that two states can be compared. */
  readonly snapshot: () => Promise<readonly object[]>
}

type Handler = (request: Request, context: { params: Promise<{ id: string; call: string }> }) => Promise<Response>

const startImport = () => import('@/app/api/admin/[call]/route')

/** By address, where it is none that starts an import; loaded after the settings are there. */
const routes: Readonly<Record<string, () => Promise<{ GET?: Handler; POST?: Handler }>>> = {
  'import-runs': () => import('@/app/api/admin/import-runs/[id]/route'),
  'import-runs/cancel': () => import('@/app/api/admin/import-runs/[id]/cancel/route'),
  'import-runs/undo': () => import('@/app/api/admin/import-runs/[id]/undo/route'),
  'import-runs/apply': () => import('@/app/api/admin/import-runs/[id]/apply/route'),
}

export const counts = (answer: Answer) => (answer.body as { counts: Record<string, number> }).counts

/** The import calls of one application and a map server for them, for the tests of the file that calls it. */
export function importDesk(): ImportDesk {
  let app: App
  let overpass: FakeOverpass

  beforeAll(async () => {
    overpass = await startFakeOverpass()
    process.env.OVERPASS_URL = overpass.url
    process.env.OVERPASS_ALLOW_LOOPBACK = 'true'
    app = await startApp()
  })
  afterAll(async () => {
    await app.stop()
    await overpass.stop()
  })
  beforeEach(async () => {
    deferred.length = 0
    overpass.forget()
    await app.forgetTries()
  })

  async function call(path: string, { actor = 'editor', body, headers = {} }: Options = {}): Promise<Answer> {
    const [resource = '', id = '', action] = path.split('/')
    const load = routes[action === undefined ? resource : `${resource}/${action}`] ?? startImport
    const route: { GET?: Handler; POST?: Handler } = await load()
    const handler = route?.POST ?? route?.GET
    if (handler === undefined) throw new Error(`Nothing at ${path}`)
    const request = new Request(`${SITE_URL}/api/admin/${path}`, {
      method: route.POST === undefined ? 'GET' : 'POST',
      headers: {
        Origin: SITE_URL,
        'Content-Type': 'application/json',
        ...(actor === 'anonymous' ? {} : { Authorization: `JWT ${app.tokenFor(actor)}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const response = await handler(request, { params: Promise.resolve({ id, call: resource }) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as unknown }
  }

  const importOsm = (options?: Options) => call('import-osm', options)

  const sqlRows = async <Row extends object>(statement: string): Promise<Row[]> =>
    (await app.payload.db.pool.query(statement)).rows as Row[]

  return {
    get app() {
      return app
    },
    get overpass() {
      return overpass
    },
    call,
    importOsm,
    importHotels: (...hotels) => {
      overpass.reply = replyWithMap(hotels)
      return importOsm({ body: { confirm: true } })
    },
    doDeferred: async () => {
      await Promise.all(deferred.splice(0).map((work) => work()))
    },
    place: async (osmRef) => {
      const { docs } = await app.payload.find({ collection: 'locations', where: { osmRef: { equals: osmRef } } })
      const [location] = docs
      if (location === undefined) throw new Error(`No place ${osmRef}`)
      return location
    },
    sqlRows,
    snapshot: () =>
      sqlRows(`SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY id), '')) AS places FROM locations t
        UNION ALL SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY id), '')) FROM _locations_v t
        UNION ALL SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY source_key), '')) FROM import_values t`),
  }
}

import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type App, startApp } from '../helpers/int-app'

/** Route files whose GET answers a visitor with 2xx, by design. Every other one has to refuse. */
const openRoutes: ReadonlySet<string> = new Set([
  'api/arabic-names',
  'api/health',
  'api/health/live',
  'api/locations',
  'api/merged-places',
  'api/mosque-gates',
  'api/notices',
  'api/notices/atom',
  'api/offline-pack',
  'api/openapi.json',
  'api/opening-hours',
  'api/place-index',
  'api/recommendations/token',
  'api/search-words',
])

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type RouteModule = {
  readonly GET?: (request: Request, args: { params: Promise<Record<string, unknown>> }) => Promise<Response>
}

const appFolder = path.resolve('src/app')
const files = (await readdir(appFolder, { recursive: true })).filter((file) => /(?:^|\/)route\.ts$/.test(file)).sort()

describe('route files', () => {
  it.each(files)('should answer GET of a visitor at %s only when it is meant to', async (file) => {
    const route = toRoute(file)
    const handlers = (await import(path.join(appFolder, file))) as RouteModule
    const status = await fetchStatus(handlers, route)
    expect(status, route).toBeLessThan(500)
    expect(isSuccess(status), `${route} answered ${status}`).toBe(openRoutes.has(route))
  })
})

describe('endpoints of the CMS', () => {
  it('should answer GET of a visitor nowhere but at the session', async () => {
    const { collections, endpoints, globals } = app.payload.config
    const paths = [
      ...(endpoints ?? []).map((endpoint) => ({ ...endpoint, base: '' })),
      ...collections.flatMap(({ slug, endpoints: own }) =>
        (own || []).map((endpoint) => ({ ...endpoint, base: slug })),
      ),
      ...globals.flatMap(({ slug, endpoints: own }) =>
        (own || []).map((endpoint) => ({ ...endpoint, base: `globals/${slug}` })),
      ),
    ].filter(({ method }) => method === 'get')
    expect(paths.length).toBeGreaterThan(50)

    const open: string[] = []
    for (const { base, path: pattern } of paths) {
      const target = `${base}${pattern.replaceAll(/:\w+\??\*?/g, '1')}`.replace(/^\/|\/$/g, '')
      const { status } = await app.rest('GET', target)
      if (isSuccess(status)) open.push(target)
      else expect([401, 404], target).toContain(status)
    }
    expect(open).toEqual(['users/me'])
  })
})

/** The address without route groups and the file name, for example `cms/api/[...slug]`. */
const toRoute = (file: string): string =>
  path
    .dirname(file)
    .split(path.sep)
    .filter((part) => !part.startsWith('('))
    .join('/')

/** 405 is what Next answers where a route exports no GET. */
async function fetchStatus({ GET }: RouteModule, route: string): Promise<number> {
  if (GET === undefined) return 405
  const url = `http://localhost:3000/${route.replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, '1')}`
  const params = { slug: ['locations'], rest: ['nothing'], id: '1' }
  const response = await GET(new Request(url), { params: Promise.resolve(params) })
  await response.arrayBuffer()
  return response.status
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

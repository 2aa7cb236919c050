import fc from 'fast-check'

import { routePatterns } from '@/domain/addresses/routes'

import { hostileTexts } from '../helpers/hostile-texts'
import { BROWSER_WAIT_MS, LONG_TEST_MS } from '../time-limits'
import { copyDatabase } from './copied-database'
import { expect, test } from './fixtures'
import { type Site, startSecondSite } from './second-site'

/** `npm run test:hostile` sends many times as many (scripts/testing/test-sets.ts). */
const INPUTS = Number(process.env['HOSTILE_INPUTS'] ?? 500)

/** The same requests each time. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 2026)

/** As many pages as the guide makes at a time: more would be told to come back, which hides what they are answered. */
const AT_ONCE = 4

/** Nothing of the inside in an answer that is no page, whose texts may have such words. */
const INTERNALS = /\bat (?:async )?\w+ \(|node_modules|SELECT |INSERT |drizzle|pg_catalog|ECONN|"stack"/

type Input = {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.double().map(String),
)

const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom<unknown>(null, true, -1, 1e308, [], {}, { $ne: null }))

/** Percent-encoded and no longer than servers read; half a character becomes the sign for one that cannot be read. */
const encoded = (part: string): string => encodeURIComponent(Buffer.from(part.slice(0, 600)).toString())

const segment = text.map(encoded).filter((part) => part !== '' && part !== '.' && part !== '..')

const headerText = text.map((part) => part.slice(0, 600).replaceAll(/[^\x21-\x7e]/g, '?'))

/** Pairs of a query, of these names or of none that is known. */
const query = (...names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, text), text), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, one]) => `${encoded(name)}=${encoded(one)}`).join('&'))
    .map((joined) => (joined === '' ? '' : `?${joined.slice(0, 6_000)}`))

const json = { 'content-type': 'application/json' } as const

/** JSON with these members and hostile values, or a text that is none. */
const body = (...names: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names), value).map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: value.map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: text },
  )

const get = (address: fc.Arbitrary<string>): fc.Arbitrary<Input> =>
  address.map((made) => ({ method: 'GET', address: made, headers: {}, body: null }))

const joined = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((made) => made.join(''))

const collections = ['locations', 'articles', 'users', 'media', 'recommendations', 'notices', 'payload-jobs', 'no-such']

const VIEW_NAMES = ['category', 'city', 'filter', 'id', 'mode', 'mosque', 'page', 'q', 'search', 'from', 'to']

type DocumentedPath = Readonly<
  Record<string, { parameters?: readonly { name: string; in: string }[]; requestBody?: unknown }>
>

/** Every documented call, with hostile values for what it reads. */
function documentedCalls(paths: Readonly<Record<string, DocumentedPath>>): fc.Arbitrary<Input> {
  const members = ['kind', 'name', 'title', 'steps', 'target', 'targetId', 'receipt', 'route', 'text', 'lat', 'tags']
  return fc.oneof(
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
        const inPath = path.split(/\{\w+\}/)
        const address = fc
          .array(segment, { minLength: inPath.length - 1, maxLength: inPath.length - 1 })
          .map((values) => inPath.map((part, index) => part + (values[index] ?? '')).join(''))
        const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
        return fc
          .tuple(
            joined(address, query(...names, 'x')),
            requestBody === undefined ? fc.constant(null) : body(...members),
          )
          .map(([made, sent]) => ({ method: method.toUpperCase(), address: made, headers: json, body: sent }))
      }),
    ),
  )
}

/** By who reads them: every way in that a stranger has. */
const otherWays: Readonly<Record<string, fc.Arbitrary<Input>>> = {
  'pages of the guide': get(
    joined(
      fc
        .tuple(fc.constantFrom(...routePatterns), segment)
        .map(([pattern, made]) => pattern.replaceAll(/\[\w+\]/g, () => made)),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        segment.map((made) => `/${made}`),
      ),
      query(...VIEW_NAMES),
    ),
  ),
  'headers of a page': fc
    .dictionary(
      fc.constantFrom(
        'cookie',
        'accept',
        'accept-encoding',
        'accept-language',
        'if-none-match',
        'rsc',
        'next-url',
        'next-router-state-tree',
        'next-router-prefetch',
        'next-action',
        'authorization',
        'range',
        'x-forwarded-host',
        'x-middleware-subrequest',
        'x-nextjs-data',
        'user-agent',
        'referer',
        'origin',
      ),
      headerText,
      { minKeys: 1 },
    )
    .map((headers) => ({ method: 'GET', address: '/faq', headers, body: null })),
  'the CMS': fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE'),
      address: joined(
        fc.constant('/cms/api/'),
        fc.constantFrom(...collections, 'globals/site-settings', 'access'),
        fc.oneof(
          fc.constant(''),
          fc.constant('/versions'),
          segment.map((made) => `/${made}`),
        ),
        query(
          'where[id][equals]',
          'where[or][0][name][like]',
          'where',
          'sort',
          'limit',
          'depth',
          'select',
          'populate',
          'joins',
          'draft',
          'trash',
          'locale',
          '_method',
        ),
      ),
      headers: fc.constant(json),
      body: body('name', 'email', 'roles', '_status', 'id', 'where'),
    })
    .map((made) => ({ ...made, body: made.method === 'GET' ? null : made.body })),
  'accounts and sessions': fc.record({
    method: fc.constant('POST'),
    address: joined(
      fc.constant('/cms/api/users/'),
      fc.oneof(
        fc.constantFrom(
          'login',
          'forgot-password',
          'reset-password',
          'unlock',
          'first-register',
          'refresh-token',
          'logout',
          'verify/x',
        ),
        segment,
      ),
    ),
    headers: fc.record({ 'content-type': fc.constant('application/json'), cookie: headerText }),
    body: body('email', 'password', 'token', 'code', 'roles'),
  }),
  GraphQL: fc.record({
    method: fc.constant('POST'),
    address: fc.constant('/cms/api/graphql'),
    headers: fc.constant(json),
    body: fc.oneof(
      body('query', 'variables', 'operationName', 'extensions'),
      text.map((made) =>
        JSON.stringify({ query: `{ Locations(where: { name: { like: ${JSON.stringify(made)} } }) { totalDocs } }` }),
      ),
      text.map((made) => JSON.stringify({ query: `query { ${made} }` })),
    ),
  }),
  'the admin': fc.oneof(
    get(
      joined(
        fc.constant('/admin/'),
        fc.oneof(segment, fc.constantFrom('collections/', 'globals/', 'login', 'reset/')),
        segment,
        query('redirect', 'limit', 'search', 'where', 'depth'),
      ),
    ),
    fc.record({
      method: fc.constant('POST'),
      address: fc.constant('/admin/login'),
      headers: fc.record({ 'next-action': headerText }),
      body: text,
    }),
  ),
  files: get(
    fc.oneof(
      joined(
        fc.constantFrom('/_next/static/', '/_next/data/', '/_next/', '/cms/api/media/file/', '/api/streets/', '/'),
        segment,
        fc.constantFrom('', '.js', '.webp', '.json'),
      ),
      joined(fc.constant('/_next/image'), query('url', 'w', 'q')),
    ),
  ),
  'calls of the service itself': fc.record({
    method: fc.constant('POST'),
    address: fc.constantFrom('/api/internal/tick', '/api/internal/revalidate'),
    headers: fc.record({ 'content-type': fc.constant('application/json'), authorization: headerText }),
    body: body('tags', 'secret'),
  }),
}

test.describe('hostile inputs', () => {
  let site: Site

  test.beforeAll(async () => {
    test.setTimeout(LONG_TEST_MS)
    // Each comes from another network, so that no limit answers in the place of who reads it.
    site = await startSecondSite(await copyDatabase('guide_hostile'), { TRUSTED_PROXIES: '1' })
  })

  test.afterAll(() => site?.stop())

  let networks = 0

  /** What is wrong with its answer, or nothing. */
  async function findFault({ method, address, headers, body: sent }: Input): Promise<string | undefined> {
    networks += 1
    const from = `${11 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}.7`
    try {
      const answer = await fetch(site.origin + address, {
        method,
        headers: { 'x-forwarded-for': from, ...headers },
        body: sent === null ? null : Buffer.from(sent),
        redirect: 'manual',
        signal: AbortSignal.timeout(BROWSER_WAIT_MS),
      })
      const type = answer.headers.get('content-type') ?? ''
      const shown = await answer.text()
      if (answer.status >= 500) return `${answer.status} ${shown.slice(0, 200)}`
      if (type.startsWith('text/html') && !answer.headers.has('content-security-policy'))
        return 'a page without a policy'
      if (type.includes('json') && INTERNALS.test(shown)) return `shows the inside: ${shown.slice(0, 300)}`
      const leadsTo = answer.headers.get('location') ?? ''
      return /^(?:\/?\\|\/\/)/.test(leadsTo) ? `leads to ${leadsTo}` : undefined
    } catch (error) {
      return `no answer: ${error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)}`
    }
  }

  test('should each have one clear answer, over every way in', async () => {
    test.setTimeout(2 * LONG_TEST_MS)
    const document = (await (await fetch(`${site.origin}/api/openapi.json`)).json()) as {
      paths: Readonly<Record<string, DocumentedPath>>
    }
    const ways = { 'documented calls': documentedCalls(document.paths), ...otherWays }
    const ofEach = Math.ceil(INPUTS / Object.keys(ways).length)
    const queue = Object.entries(ways).flatMap(([way, inputs], index) =>
      fc.sample(inputs, { numRuns: ofEach, seed: SEED + index }).map((input) => ({ way, input })),
    )
    expect(queue.length).toBeGreaterThanOrEqual(INPUTS)
    const faults: string[] = []
    const work = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const fault = await findFault(next.input)
        if (fault !== undefined) faults.push(`${next.way} ${JSON.stringify(next.input).slice(0, 500)} → ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))

    const sent = ofEach * Object.keys(ways).length
    process.stdout.write(
      `${sent} hostile inputs by HOSTILE_SEED=${SEED}, ${ofEach} by each of: ${Object.keys(ways).join(', ')}\n`,
    )
    expect(faults.slice(0, 20), `${faults.length} of ${sent}, HOSTILE_SEED=${SEED}`).toEqual([])
    expect((await fetch(`${site.origin}/api/health/live`)).status).toBe(200)
    expect((await fetch(`${site.origin}/faq`)).status).toBe(200)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { packPlaceIndex } from '@/contracts/place-index'
import { mainQueries, newQueryClient } from '@/queries/query-client'

import { createSearchEngine } from './search-engine'

const quba = {
  id: 7,
  name: 'Masjid Quba',
  category: 'holy site',
  address: null,
  city: 'Madinah',
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
} as const

const kingFahd = {
  id: 12,
  locationId: 255,
  name: 'King Fahd Gate',
  gate_number: '79',
  arabic_name: 'باب الملك فهد',
  notes: null,
  description: null,
  latitude: null,
  longitude: null,
  directions_url: null,
  is_major: 1,
  women_only: 0,
  is_entrance: 1,
  is_exit: 1,
  is_wheelchair_accessible: 0,
}

const ORIGIN = 'https://guide.example'

const GRAPHQL = '/cms/api/graphql'

const answering = (answers: Readonly<Record<string, () => Response>>) => {
  const fetchMock = vi.fn((address: string | URL, _init?: RequestInit) =>
    Promise.resolve(answers[new URL(address, ORIGIN).pathname]?.() ?? new Response('missing', { status: 404 })),
  )
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

const bothLists = {
  '/api/place-index': () => Response.json(packPlaceIndex([quba])),
  '/api/mosque-gates': () => Response.json([kingFahd]),
  '/api/search-words': () => Response.json({ kinds: [], pages: [] }),
}

const published = (docs: readonly unknown[]) => ({
  [GRAPHQL]: () => Response.json({ data: { GuideArticles: { docs } } }),
})

const renamed = { section: 'umrah', slug: 'umrah-steps', title: 'Umrah in four rites', summary: null }

const added = { section: 'hajj', slug: 'hajj-health', title: 'Staying healthy', summary: 'Dehydration and sunstroke.' }

const client = () => {
  const queryClient = newQueryClient(() => undefined)
  queryClient.setDefaultOptions({ queries: { ...mainQueries, retryDelay: 0 } })
  return queryClient
}

/** Subscribed until the test ends, as an open panel is. */
const opened = () => {
  const engine = createSearchEngine(client())
  stops.push(engine.subscribe(() => undefined))
  const titles = (text: string) =>
    engine
      .answers()(text)
      .suggestions.map(({ title }) => title)
  return { engine, titles }
}

const stops: (() => void)[] = []

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true)

const sentSearches = () => Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))

beforeEach(() => {
  sendBeacon.mockClear()
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('navigator', { onLine: true, sendBeacon })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('createSearchEngine', () => {
  it('should ask for nothing until somebody listens', () => {
    const fetchMock = answering(bothLists)

    createSearchEngine(client()).answers()

    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('should suggest pages before anything has arrived', () => {
    answering(bothLists)
    const { engine } = opened()

    expect(engine.answers()('umrah').suggestions[0]?.title).toBe('Umrah Guide')
    expect(engine.answers()('nahdi')).toMatchObject({ suggestions: [], status: 'Loading locations...' })
  })

  it('should suggest places and gates when they are there', async () => {
    answering(bothLists)
    const { engine, titles } = opened()

    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))
    await vi.waitFor(() => expect(titles('79')).toEqual(['King Fahd Gate']))
    expect(engine.answers()('masjid quba')).toMatchObject({
      suggestions: [{ href: '/map?search=Masjid+Quba&place=7', detail: 'Holy site • Madinah' }],
      status: '1 suggestion',
      fallback: '/map?search=masjid+quba',
    })
  })

  it('should leave out a row that is not whole and keep the others', async () => {
    const index = packPlaceIndex([quba])
    const oneMore = { ...index, name: [...index.name, 'Masjid Quba, no city'] }
    answering({ ...bothLists, '/api/place-index': () => Response.json(oneMore) })
    const { titles } = opened()

    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))
  })

  it('should take the whole list where a screen has fetched it, and fetch no index', async () => {
    const fetchMock = answering(bothLists)
    const queryClient = client()
    queryClient.setQueryData(['/api/locations'], [{ ...quba, name: 'Masjid of the whole list' }])
    const engine = createSearchEngine(queryClient)
    stops.push(engine.subscribe(() => undefined))

    await vi.waitFor(() => expect(engine.answers()('whole list').suggestions).toHaveLength(1))
    expect(fetchMock.mock.calls.map(([path]) => path)).not.toContain('/api/place-index')
  })

  it('should try once more, then say that places are missing and keep suggesting the rest', async () => {
    const fetchMock = answering({ ...bothLists, '/api/place-index': () => new Response('down', { status: 503 }) })
    const { engine, titles } = opened()

    await vi.waitFor(() => expect(engine.answers()('masjid quba').status).toContain('could not be loaded'))
    await vi.waitFor(() => expect(titles('79')).toEqual(['King Fahd Gate']))
    expect(fetchMock.mock.calls.filter(([path]) => path === '/api/place-index')).toHaveLength(2)
  })

  it('should not ask again within a minute', async () => {
    const fetchMock = answering({ ...bothLists, ...published([renamed]) })
    const { engine, titles } = opened()
    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))
    for (const stop of stops.splice(0)) stop()
    const countBefore = fetchMock.mock.calls.length

    stops.push(engine.subscribe(() => undefined))

    expect(titles('masjid quba')).toEqual(['Masjid Quba'])
    expect(fetchMock).toHaveBeenCalledTimes(countBefore)
  })

  it('should call the articles as the CMS does once it has answered', async () => {
    answering({ ...bothLists, ...published([renamed, added]) })
    const { engine, titles } = opened()
    expect(titles('talbiyah')).toContain('The four steps of Umrah')

    await vi.waitFor(() => expect(titles('talbiyah')).toContain('Umrah in four rites'))
    expect(titles('four steps of umrah')).not.toContain('The four steps of Umrah')
    expect(engine.answers()('staying healthy').suggestions[0]?.href).toBe('/guide/hajj/hajj-health')
    expect(titles('sunstroke')).toEqual(['Staying healthy'])
    expect(titles('tamattu')).toEqual([])
  })

  it('should know the words that editors have added', async () => {
    answering({
      ...bothLists,
      '/api/search-words': () =>
        Response.json({
          kinds: [{ category: 'cafe', language: 'en', terms: ['karak'] }],
          pages: [{ path: '/guide/more/madinah#rawdah', title: 'The Rawdah', terms: ['noble garden slot'] }],
        }),
    })
    const { engine, titles } = opened()
    expect(titles('karak')).toEqual([])

    await vi.waitFor(() => expect(engine.answers()('karak').suggestions[0]?.href).toBe('/places?category=cafe'))
    expect(titles('where can i get a noble garden slot')[0]).toBe('The Rawdah')
  })

  it('should leave out a malformed article and keep the others', async () => {
    answering({
      ...bothLists,
      ...published([
        { ...renamed, title: null },
        { ...added, rating: 5 },
      ]),
    })
    const { titles } = opened()

    await vi.waitFor(() => expect(titles('sunstroke')).toEqual(['Staying healthy']))
    expect(titles('talbiyah')).toEqual([])
  })

  it.each([
    ['is refused', () => new Response('down', { status: 503 })],
    ['has errors', () => Response.json({ data: null, errors: [{ message: 'No.' }] })],
    ['is no list', () => Response.json({ data: { GuideArticles: null } })],
  ])('should keep the articles it ships with when the answer %s', async (_case, answer) => {
    const fetchMock = answering({ ...bothLists, [GRAPHQL]: answer })
    const { titles } = opened()
    const listQueries = () => fetchMock.mock.calls.filter(([address]) => new URL(address, ORIGIN).pathname === GRAPHQL)

    await vi.waitFor(() => expect(listQueries()).toHaveLength(2))
    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))
    expect(titles('talbiyah')).toContain('The four steps of Umrah')
  })

  it('should give the same answers until something changes', () => {
    answering(bothLists)
    const { engine } = opened()

    expect(engine.answers()).toBe(engine.answers())
  })

  const missing = { ...bothLists, ...published([renamed]) }

  it('should have a text counted for which nothing is suggested, once the panel is left with it', async () => {
    answering(missing)
    const { engine, titles } = opened()
    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))
    await vi.waitFor(() => expect(titles('79')).toEqual(['King Fahd Gate']))
    await vi.waitFor(() => expect(titles('four rites')).toEqual(['Umrah in four rites']))

    expect(titles('Zzqqxx, yywwvv')).toEqual([])
    stops.push(engine.subscribe(() => undefined))
    stops.shift()?.()
    expect(sendBeacon).not.toHaveBeenCalled()
    stops.shift()?.()

    expect(await sentSearches()).toEqual(['{"text":"zzqqxx yywwvv"}'])
  })

  it('should have none counted when the panel is left with a text for which something is suggested', async () => {
    answering(missing)
    const { titles } = opened()
    await vi.waitFor(() => expect(titles('79')).toEqual(['King Fahd Gate']))
    await vi.waitFor(() => expect(titles('four rites')).toEqual(['Umrah in four rites']))
    await vi.waitFor(() => expect(titles('masjid quba')).toEqual(['Masjid Quba']))

    for (const stop of stops.splice(0)) stop()

    expect(sendBeacon).not.toHaveBeenCalled()
  })

  const found = {
    '/api/place-index': 'Masjid Quba',
    '/api/mosque-gates': 'King Fahd Gate',
    [GRAPHQL]: 'Umrah in four rites',
  }

  it.each(Object.keys(found))('should have none counted without the answer of %s', async (address) => {
    const fetchMock = answering({ ...missing, [address]: () => new Response('down', { status: 503 }) })
    const { titles } = opened()
    for (const [other, title] of Object.entries(found)) {
      if (other !== address) await vi.waitFor(() => expect(titles(title)[0]).toBe(title))
    }
    expect(fetchMock.mock.calls.map(([asked]) => new URL(asked, ORIGIN).pathname)).toContain(address)

    expect(titles('zzqqxx yywwvv')).toEqual([])
    for (const stop of stops.splice(0)) stop()

    expect(sendBeacon).not.toHaveBeenCalled()
  })
})

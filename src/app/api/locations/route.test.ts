import { beforeEach, describe, expect, it, vi } from 'vitest'

import { locationListSchema } from '@/contracts/locations'
import type { PlaceSummary } from '@/contracts/content'

import { GET } from './route'
import { kaaba } from '../../../../tests/helpers/kaaba'

const listPlaces = vi.hoisted(() => vi.fn<() => Promise<readonly PlaceSummary[]>>())
vi.mock('@/content/place-list', () => ({ listPlaces }))

const ask = (query = '', headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/api/locations${query}`, { headers }))

beforeEach(() => {
  listPlaces.mockResolvedValue([{ ...kaaba, id: 1003, name: 'Maqam Ibrahim' }, kaaba])
})

describe('GET /api/locations', () => {
  it('should answer a plain array with exactly the fields of the specification', async () => {
    const response = await ask()
    const body: unknown = await response.json()

    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
    expect(response.headers.get('Link')).toBeNull()
    expect(locationListSchema.parse(body)).toHaveLength(2)
    expect(body).toContainEqual({
      id: 1002,
      name: "The Ka'bah (Kaaba)",
      category: 'holy site',
      address: null,
      city: 'Makkah',
      description: null,
      hours: null,
      latitude: 21.4225164,
      longitude: 39.826182,
    })
  })

  it('should answer 304 to who holds the list already', async () => {
    const tag = (await ask()).headers.get('ETag') ?? ''

    expect((await ask('', { 'If-None-Match': tag })).status).toBe(304)
  })

  it('should lead to the rest of a limited list', async () => {
    const first = await ask('?limit=1&city=makkah')
    const link = /^<\/api\/locations(\?[^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')
    const second = await ask(link?.[1])

    expect(await first.json()).toMatchObject([{ name: 'Maqam Ibrahim' }])
    expect(await second.json()).toMatchObject([{ name: "The Ka'bah (Kaaba)" }])
    expect(second.headers.get('Link')).toBeNull()
  })

  it.each([
    ['city=atlantis', 'city'],
    ['category=spaceport', 'category'],
    ['limit=501', 'limit'],
    ['limit=1&limit=2', 'limit'],
  ])('should name the wrong parameter of ?%s', async (query, parameter) => {
    const response = await ask(`?${query}`)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.stringContaining(`"${parameter}"`) })
  })

  it('should ignore parameters it does not know', async () => {
    expect(await (await ask('?utm_source=x')).json()).toHaveLength(2)
  })

  it('should answer 503 and when to come back while the database is away', async () => {
    listPlaces.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7:5432'))

    const response = await ask()

    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.text()).not.toContain('10.0.0.7')
  })
})

import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HttpError } from '@/browser/get-json'

import { fetchRows } from './fetch-rows'
import { locationRow } from './row-schemas'
import { locationsQuery } from './locations'
import { mosqueGatesQuery } from './mosque-gates'
import { newQueryClient } from './query-client'

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
}

const gate = {
  id: 12,
  locationId: 255,
  name: 'King Fahd Gate',
  gate_number: '79',
  arabic_name: null,
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

const answering = (answer: () => Response) => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(answer()))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

const fetchLocations = (client: QueryClient) => client.fetchQuery(locationsQuery())

const fetchGates = (client: QueryClient) => client.fetchQuery(mosqueGatesQuery())

const down = () => new Response('down', { status: 503 })

/** The error of the promise, once all waits before retries have passed. */
async function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  const failure = promise.then(
    () => null,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return failure
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the lists', () => {
  it.each([
    ['/api/locations', fetchLocations, quba],
    ['/api/mosque-gates', fetchGates, gate],
  ] as const)(
    'should have the path %s as their first key and leave out a malformed row',
    async (path, fetchList, row) => {
      const fetchMock = answering(() => Response.json([{ id: 'x' }, { ...row, rating: 5 }, null]))
      const client = newQueryClient()

      const rows = await fetchList(client)

      expect(
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      ).toEqual([[path]])
      expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([path])
      expect(rows).toEqual([row])
    },
  )

  it.each([
    ['medina', 'Madinah'],
    ['المدينة', 'Madinah'],
    ['MAKKAH', 'Makkah'],
    ['Outside the cities', 'Outside the cities'],
  ])('should read the city %s as %s, and a category in any letter case', async (city, expected) => {
    answering(() => Response.json([{ ...quba, city, category: 'Holy Site' }]))

    const rows = await fetchLocations(newQueryClient())

    expect(rows).toEqual([{ ...quba, city: expected }])
  })

  it.each([
    ['Failed to fetch data', fetchLocations, 2],
    ['Failed to fetch mosque gates', fetchGates, 4],
  ] as const)(
    'should say %s, log it once and have asked as often as section 9 says',
    async (message, fetchList, times) => {
      const fetchMock = answering(down)
      const log = vi.fn()

      const error = await catchFailure(fetchList(newQueryClient(log)))

      expect(error).toMatchObject({ message, cause: { message: '503: down' } })
      expect(fetchMock).toHaveBeenCalledTimes(times)
      expect(log.mock.calls).toEqual([[`${message} (503: down)`]])
    },
  )

  it('should fail for an answer that is no list', async () => {
    answering(() => Response.json({ error: 'no' }))

    const error = await catchFailure(newQueryClient(vi.fn()).fetchQuery(locationsQuery()))

    expect(error).toMatchObject({ message: 'Failed to fetch data' })
  })

  it('should be asked for once within a minute and again after it', async () => {
    const fetchMock = answering(() => Response.json([quba]))
    const client = newQueryClient()

    await client.fetchQuery(locationsQuery())
    await vi.advanceTimersByTimeAsync(59_000)
    await client.fetchQuery(locationsQuery())
    expect(fetchMock).toHaveBeenCalledTimes(1)

    await vi.advanceTimersByTimeAsync(2000)
    await client.fetchQuery(locationsQuery())
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

describe('a mutation', () => {
  it('should not be sent again by itself', async () => {
    const send = vi.fn(() => Promise.reject(new Error('no')))
    const client = newQueryClient(vi.fn())

    await catchFailure(client.getMutationCache().build(client, { mutationFn: send }).execute(undefined))

    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a 401', () => {
  const call = {
    path: '/api/locations',
    signal: new AbortController().signal,
    failure: 'Failed to fetch data',
    loadSchema: () => Promise.resolve(locationRow),
  }

  it('should be null where the caller wants it so', async () => {
    answering(() => new Response('', { status: 401 }))

    await expect(fetchRows({ ...call, on401: 'null' })).resolves.toBeNull()
  })

  it('should be an error otherwise', async () => {
    answering(() => new Response('sign in', { status: 401 }))

    const error = await catchFailure(fetchRows(call))

    expect(error).toMatchObject({ cause: expect.any(HttpError) as unknown })
    expect(error).toMatchObject({ cause: { message: '401: sign in' } })
  })
})

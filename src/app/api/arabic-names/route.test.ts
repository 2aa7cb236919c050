import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlaceSummary } from '@/contracts/content'

import { GET } from './route'
import { kaaba } from '../../../../tests/helpers/kaaba'

const listPlaces = vi.hoisted(() => vi.fn<() => Promise<readonly PlaceSummary[]>>())
vi.mock('@/content/place-list', () => ({ listPlaces }))

const ask = (headers: Record<string, string> = {}) => GET(new Request('http://localhost/api/arabic-names', { headers }))

beforeEach(() => {
  listPlaces.mockResolvedValue([kaaba, { ...kaaba, id: 7, arabicName: null }])
})

describe('GET /api/arabic-names', () => {
  it('should answer the names that are known, by id', async () => {
    const response = await ask()

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ '1002': 'الكعبة' })
  })

  it('should answer 304 to a browser that has them', async () => {
    const etag = (await ask()).headers.get('ETag') ?? ''

    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
  })

  it('should answer 503 without a reason while the database is away', async () => {
    listPlaces.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7'))

    const response = await ask()

    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('10.0.0.7')
  })
})

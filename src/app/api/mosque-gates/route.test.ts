import { beforeEach, describe, expect, it, vi } from 'vitest'

import { gateListSchema } from '@/contracts/mosque-gates'
import { readGateSeeds } from '@/seed/gates'
import type { Gate } from '@/contracts/content'
import { listAllGates } from '@/content/gates'

import { GET } from './route'

vi.mock('@/content/gates', () => ({ listAllGates: vi.fn() }))

const gates: readonly Gate[] = readGateSeeds().map(({ locationId, ...gate }, index) => ({
  ...gate,
  id: index + 1,
  mosqueId: locationId,
  description: null,
}))

const ask = (query = ''): Promise<Response> => GET(new Request(`http://localhost/api/mosque-gates${query}`))

const fetchGates = async (query?: string) => gateListSchema.parse(await (await ask(query)).json())

beforeEach(() => {
  vi.mocked(listAllGates).mockResolvedValue(gates)
})

describe('GET /api/mosque-gates', () => {
  it('should give every gate as a plain array of the contract', async () => {
    expect(await fetchGates()).toHaveLength(gates.length)
  })

  it('should narrow by mosque, text and number of rows', async () => {
    expect(new Set((await fetchGates('?locationId=239')).map(({ locationId }) => locationId))).toEqual(new Set([239]))
    expect((await fetchGates('?locationId=255&q=gate+79&limit=1')).map(({ name }) => name)).toEqual(['King Fahd Gate'])
  })

  it('should name a wrong parameter', async () => {
    const response = await ask('?limit=all')

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ parameter: 'limit' })
  })

  it('should answer 503 while the database is away', async () => {
    vi.mocked(listAllGates).mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.1'))
    const response = await ask()

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).not.toBeNull()
    expect(await response.text()).not.toContain('ECONNREFUSED')
  })
})

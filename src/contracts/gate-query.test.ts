import { describe, expect, it } from 'vitest'

import { gateQuerySchema } from './gate-query'

describe('gateQuerySchema', () => {
  it('should read the parameters', () => {
    expect(gateQuerySchema.parse({ locationId: '239', q: ' quba ', limit: '5', utm_source: 'x' })).toEqual({
      locationId: 239,
      q: 'quba',
      limit: 5,
    })
  })

  it('should do without parameters', () => {
    expect(gateQuerySchema.parse({})).toEqual({})
  })

  it.each([
    ['locationId', '1'],
    ['locationId', ''],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '1001'],
    ['limit', '1e3'],
    ['limit', ''],
    ['q', 'x'.repeat(101)],
  ])('should refuse %s=%s', (parameter, value) => {
    const result = gateQuerySchema.safeParse({ [parameter]: value })

    expect(result.error?.issues.map(({ path }) => path)).toEqual([[parameter]])
  })
})

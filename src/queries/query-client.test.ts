import { describe, expect, it } from 'vitest'

import { mainMutations, mainQueries, patient, retryDelayMs } from './query-client'

describe('data fetching of section 9', () => {
  it('should have the main settings', () => {
    expect(mainQueries).toMatchObject({
      retry: 1,
      staleTime: 60_000,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    })
    expect(mainMutations.retry).toBe(false)
  })

  it('should try three more times in the patient variant', () => {
    expect(patient.retry).toBe(3)
  })

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [4, 16_000],
    [5, 30_000],
    [50, 30_000],
  ])('should wait, after %i failures before, %i ms', (failures, milliseconds) => {
    expect(retryDelayMs(failures)).toBe(milliseconds)
  })
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadOffer } from './api/saved-guide'
import { useSavedGuide } from './use-saved-guide'

vi.mock(import('./api/saved-guide'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadOffer: vi.fn(),
  readDevice: () =>
    Promise.resolve({
      state: null,
      present: { pages: new Map(), files: new Set<string>() },
      named: new Map(),
    }) as never,
}))

const offer = { wanted: { pages: [], files: [] }, build: 'a', articlesQuery: '' } as never

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the guide to be saved, without a network', () => {
  const isKnownOffline = async () => {
    vi.mocked(loadOffer).mockReset().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(offer)
    const { result, unmount } = renderHook(() => useSavedGuide())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(result.current.guide).toMatchObject({ kind: 'known', plan: null })
    return { result, unmount }
  }

  it('should be looked for again by itself, until it is found', async () => {
    const { result, unmount } = await isKnownOffline()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current.guide).toMatchObject({ kind: 'known', plan: expect.anything() as unknown })

    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(loadOffer).toHaveBeenCalledTimes(2)
    unmount()
  })

  it('should be looked for at once when the device says that the network is back', async () => {
    const { result, unmount } = await isKnownOffline()
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
    })

    expect(result.current.guide).toMatchObject({ kind: 'known', plan: expect.anything() as unknown })
    unmount()
  })
})

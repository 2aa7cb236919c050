import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { itemAddress } from './item-address'
import { useOpenItem } from './use-open-item'

const start = (search = '') => {
  window.history.pushState(null, '', `/admin/review${search}`)
  return renderHook(() => useOpenItem())
}

/** What the hook says after a step of the browser, which takes a moment. */
const shows = (hook: ReturnType<typeof start>, id: number | null) =>
  vi.waitFor(() => expect(hook.result.current.openId).toBe(id))

describe('the open entry of the queue', () => {
  beforeEach(() => window.history.pushState(null, '', '/elsewhere'))

  it('should be the one of the address', () => {
    expect(start(itemAddress(12)).result.current.openId).toBe(12)
  })

  it.each(['', '?item=', '?item=x', '?item=1e3', '?item=99999999999'])('should be none at %j', (search) => {
    expect(start(search).result.current.openId).toBeNull()
  })

  it('should stand in the address, with one step back to the list however many were looked at', async () => {
    const hook = start()
    const before = window.history.length
    act(() => hook.result.current.open(3))
    act(() => hook.result.current.open(4))
    act(() => hook.result.current.open(5))
    expect(location.search).toBe('?item=5')
    expect(hook.result.current.openId).toBe(5)
    expect(window.history.length).toBe(before + 1)

    act(() => window.history.back())
    await shows(hook, null)
    expect(location.pathname + location.search).toBe('/admin/review')
  })

  it('should be closed by the step back that it was opened with', async () => {
    const hook = start()
    act(() => hook.result.current.open(3))
    act(() => hook.result.current.close())
    await shows(hook, null)

    act(() => window.history.forward())
    await shows(hook, 3)
  })

  it('should be closed where the list was never shown', () => {
    const hook = start(itemAddress(7))
    act(() => hook.result.current.close())

    expect(hook.result.current.openId).toBeNull()
    expect(location.pathname + location.search).toBe('/admin/review')
  })
})

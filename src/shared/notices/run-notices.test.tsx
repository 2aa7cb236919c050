import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { HOUR_MS, NOON, notice } from '@/domain/notices/notice-fixture'

const DATE = new Date(NOON).toUTCString()

const answer = (notices: readonly unknown[], date = DATE) => Response.json({ notices }, { headers: { date } })

const fetchMock = vi.fn<(path: string, options: RequestInit) => Promise<Response>>()

/** One tab from its start: what the modules remember is gone. */
async function openPage() {
  vi.resetModules()
  const [{ askForNotices, markNotices, runNotices }, { noticesStore }] = await Promise.all([
    import('./run-notices'),
    import('./notices-store'),
  ])
  return {
    askForNotices,
    markNotices,
    runNotices,
    hidden: () => noticesStore.getSnapshot().hidden,
    titles: () => noticesStore.getSnapshot().inForce.map(({ title }) => title),
  }
}

const setVisible = (isVisible: boolean) => {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => answer([notice()]))
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  setVisible(true)
  vi.unstubAllGlobals()
})

describe('an open page', () => {
  it('should ask every minute, and past what the browser has', async () => {
    const page = await openPage()
    await page.askForNotices()
    expect(page.titles()).toEqual(['A title'])
    expect(fetchMock.mock.calls[0]).toEqual(['/api/notices', expect.objectContaining({ cache: 'no-cache' })])

    fetchMock.mockImplementation(async () => answer([notice({ title: 'A newer one' })], new Date().toUTCString()))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.titles()).toEqual(['A newer one'])
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })

  it('should end a notice by itself, whatever its clock says and without any network', async () => {
    vi.setSystemTime(NOON - HOUR_MS / 2)
    const page = await openPage()
    await page.askForNotices()
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))

    await vi.advanceTimersByTimeAsync(HOUR_MS - 2_000)
    expect(page.titles()).toEqual(['A title'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(page.titles()).toEqual([])
  })

  it('should ask nobody while nobody looks, and at once when somebody does', async () => {
    const page = await openPage()
    await page.askForNotices()
    fetchMock.mockClear()
    setVisible(false)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(fetchMock).not.toHaveBeenCalled()

    setVisible(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).toHaveBeenCalled()
  })

  it('should not learn the time from an answer that came while it was put away', async () => {
    const page = await openPage()
    let send: (response: Response) => void = () => undefined
    fetchMock.mockImplementation(() => new Promise((resolve) => (send = resolve)))
    const asked = page.askForNotices()
    await vi.advanceTimersByTimeAsync(0)
    setVisible(false)
    // The device has slept: its page does not know for how long.
    vi.setSystemTime(NOON + 2 * HOUR_MS)
    send(answer([notice()]))
    await asked

    expect(page.titles()).toEqual([])
  })

  it('should say nothing of a failed request, and try again in a minute', async () => {
    fetchMock.mockResolvedValueOnce(new Response('In a minute.', { status: 503 }))
    const page = await openPage()
    await page.askForNotices()
    expect(page.titles()).toEqual([])

    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.titles()).toEqual(['A title'])
  })

  it('should have the notices of the last answer at once where the network hangs', async () => {
    await (await openPage()).askForNotices()
    fetchMock.mockImplementation(() => new Promise(() => undefined))

    const later = await openPage()
    await later.runNotices()

    // An hour of doubt: it ends within it.
    expect(later.titles()).toEqual([])
    localStorage.clear()
    fetchMock.mockImplementation(async () => answer([notice({ ends: NOON + 5 * HOUR_MS })]))
    await (await openPage()).askForNotices()
    fetchMock.mockImplementation(() => new Promise(() => undefined))
    const again = await openPage()
    await again.runNotices()
    expect(again.titles()).toEqual(['A title'])
  })

  it('should hide in all tabs what was hidden in one, and nothing any more once the data of the device is deleted', async () => {
    const [one, other] = [await openPage(), await openPage()]
    await one.askForNotices()
    await other.askForNotices()
    await one.markNotices('hidden', ['1:' + notice().changed])
    await other.askForNotices()
    expect(other.hidden()).toHaveLength(1)

    localStorage.clear()
    await other.askForNotices()
    expect(other.hidden()).toEqual([])
  })

  it('should keep nothing once there is no notice', async () => {
    const page = await openPage()
    await page.askForNotices()
    expect(localStorage.getItem('notices')).not.toBeNull()

    fetchMock.mockImplementation(async () => answer([]))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(localStorage.getItem('notices')).toBeNull()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createEmptySearchReport, MAX_A_VISIT, QUIET_MS } from './empty-search-report'

const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true)

const sentTexts = () => Promise.all(sendBeacon.mock.calls.map(async ([, body]) => body.text()))

const texts = (...all: readonly string[]) => all.map((text) => JSON.stringify({ text }))

const beAt = (navigator: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, ...navigator })

beforeEach(() => {
  sendBeacon.mockClear()
  vi.useFakeTimers()
  beAt({})
})

describe('a search that found nothing', () => {
  it('should be sent when nothing has been typed for three seconds', async () => {
    const report = createEmptySearchReport()

    report.observe('Laundry!', true)
    vi.advanceTimersByTime(QUIET_MS - 1)
    expect(sendBeacon).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)

    expect(sendBeacon.mock.calls.map(([path, { type }]) => [path, type])).toEqual([
      ['/api/empty-searches', 'application/json'],
    ])
    expect(await sentTexts()).toEqual(texts('laundry'))
  })

  it('should be sent as it was at last, not as it was while typing', async () => {
    const report = createEmptySearchReport()

    for (const text of ['lau', 'laund', 'laundry']) {
      report.observe(text, true)
      vi.advanceTimersByTime(QUIET_MS - 1)
    }
    vi.advanceTimersByTime(1)

    expect(await sentTexts()).toEqual(texts('laundry'))
  })

  it('should be sent at once when the search is left with it, and not again later', async () => {
    const report = createEmptySearchReport()

    report.observe('laundry', true)
    report.send()
    report.send()
    vi.advanceTimersByTime(QUIET_MS)

    expect(await sentTexts()).toEqual(texts('laundry'))
  })

  it('should not be sent when the next letter finds something, or takes it away', () => {
    const report = createEmptySearchReport()

    report.observe('quab', true)
    report.observe('quba', false)
    vi.advanceTimersByTime(QUIET_MS)
    report.observe('quab', true)
    report.observe('', true)
    report.send()

    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('should be sent once, however it is written', async () => {
    const report = createEmptySearchReport()

    for (const text of ['laundry', 'Laundry ', 'sim card', 'LAUNDRY']) {
      report.observe(text, true)
      report.send()
    }

    expect(await sentTexts()).toEqual(texts('laundry', 'sim card'))
  })

  it('should be sent for twenty texts of a visit at most', () => {
    const report = createEmptySearchReport()

    for (let index = 0; index <= MAX_A_VISIT; index += 1) {
      report.observe(`laundry ${String.fromCharCode(97 + index)}`, true)
      report.send()
    }

    expect(sendBeacon).toHaveBeenCalledTimes(MAX_A_VISIT)
  })

  it('should not be sent without a network, nor when it is back', () => {
    const report = createEmptySearchReport()
    beAt({ onLine: false })

    report.observe('laundry', true)
    report.send()
    beAt({})
    report.send()
    vi.advanceTimersByTime(QUIET_MS)

    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'should not be sent by a browser that says %o',
    (asks) => {
      const report = createEmptySearchReport()
      beAt(asks)

      report.observe('laundry', true)
      report.send()

      expect(sendBeacon).not.toHaveBeenCalled()
    },
  )

  it('should show nothing in a browser that sends nothing of the kind', () => {
    const report = createEmptySearchReport()
    beAt({ sendBeacon: undefined })

    report.observe('laundry', true)

    expect(() => report.send()).not.toThrow()
  })

  it.each(['+966 55 123 4567', 'passport A1234567', 'somebody@example.org', 'wc'])(
    'should not be sent when it is "%s"',
    (text) => {
      const report = createEmptySearchReport()

      report.observe(text, true)
      report.send()

      expect(sendBeacon).not.toHaveBeenCalled()
    },
  )
})

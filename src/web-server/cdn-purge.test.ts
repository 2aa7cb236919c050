import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCdnPurge, MOST_KEYS, MOST_KEYS_IN_CALL, REPEAT_MS } from './cdn-purge'

const SECOND_MS = 1_000
const gates = (count: number) => Array.from({ length: count }, (_, index) => `gate:${index}`)

/** What each call has sent, in their order. */
let calls: { readonly headers: Headers; readonly tags: readonly string[] }[] = []
/** What the next ones are answered; then each 200. */
let answers: (() => Response | Promise<Response>)[] = []
let reports: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  answers = []
  reports = []
  vi.stubGlobal('fetch', async (url: string, { headers, body, method }: RequestInit) => {
    expect([url, method]).toEqual(['https://cdn.example/purge', 'POST'])
    calls.push({ headers: new Headers(headers), tags: (JSON.parse(String(body)) as { tags: string[] }).tags })
    return answers.shift()?.() ?? new Response('ok')
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (header = 'Authorization: Bearer one: two') =>
  createCdnPurge({ url: 'https://cdn.example/purge', header, report: (message) => reports.push(message) })

const sent = () => calls.map(({ tags }) => tags)

describe('the call to a cache in front', () => {
  it('should name in one call all that changes together, with the secret, in a header and in the body', async () => {
    const cdn = open()
    cdn.tell(['gate:7'])
    cdn.tell(['gates', 'gate:7'])
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(SECOND_MS)

    expect(sent()).toEqual([['gate:7', 'any-gate', 'unknown', 'gates']])
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer one: two')
    expect(calls[0]?.headers.get('surrogate-key')).toBe('gate:7 any-gate unknown gates')
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('should be made once more for what was on its way, and no third time', async () => {
    open('').tell(['faq'])
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    expect(sent()).toEqual([['faq', 'unknown']])
    await vi.advanceTimersByTimeAsync(REPEAT_MS)
    expect(sent()).toEqual([
      ['faq', 'unknown'],
      ['faq', 'unknown'],
    ])
    await vi.advanceTimersByTimeAsync(100 * REPEAT_MS)
    expect(calls).toHaveLength(2)
    expect(calls[0]?.headers.has('authorization')).toBe(false)
  })

  it('should be several where there are many keys, and lose none', async () => {
    open().tell(gates(250))
    await vi.advanceTimersByTimeAsync(SECOND_MS)

    expect(sent().map(({ length }) => length)).toEqual([MOST_KEYS_IN_CALL, MOST_KEYS_IN_CALL, 52])
    expect(new Set(sent().flat())).toEqual(new Set([...gates(250), 'any-gate', 'unknown']))
  })

  it('should empty everything where there are more than a thousand', async () => {
    open().tell(gates(MOST_KEYS))
    await vi.advanceTimersByTimeAsync(SECOND_MS)

    expect(sent()).toEqual([['everything']])
  })

  it('should be tried again until it is done, at longer and longer intervals, with what has changed meanwhile', async () => {
    const refused = () => new Response('no', { status: 503 })
    answers = [refused, () => Promise.reject(new Error('connect ECONNREFUSED')), refused]
    const cdn = open()
    cdn.tell(['faq'])
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    expect(calls).toHaveLength(1)
    cdn.tell(['home'])
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS)
    expect(calls).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS)
    expect(calls).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(SECOND_MS)
    expect(calls).toHaveLength(4)

    expect(new Set(calls[3]?.tags)).toEqual(new Set(['faq', 'unknown', 'home']))
    expect(reports).toEqual(['The cache in front was not told of a change, and is in 1 s: it answered 503'])
    // Of those it held back the last, and how many there were.
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS)
    expect(reports[1]).toMatch(/ in 4 s: it answered 503 \(and 1 failures more\)$/)
  })

  it('should go on for as long as the cache cannot be told, once a minute at least', async () => {
    answers = Array.from({ length: 30 }, () => () => new Response('', { status: 500 }))
    open().tell(['faq'])
    await vi.advanceTimersByTimeAsync(30 * 60 * SECOND_MS)

    expect(calls.length).toBeGreaterThan(30)
    expect(sent().every((tags) => tags.includes('faq'))).toBe(true)
  })

  it('should keep nobody waiting, and take no redirect for done', async () => {
    answers = [() => Response.redirect('https://elsewhere.example', 302)]

    expect(open().tell(['faq'])).toBeUndefined()
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS)

    expect(calls).toHaveLength(2)
  })
})

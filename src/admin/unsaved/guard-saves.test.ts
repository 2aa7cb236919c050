import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ANSWER_LIMIT_MS, FIRST_WAIT_MS, LONGEST_WAIT_MS, NOT_SAVED, SaveGuard, type SaveNews } from './guard-saves'

const PATH = '/cms/api/guide-articles/5'
const AUTOSAVE = `${PATH}?draft=true&autosave=true`

const formOf = (title: string): FormData => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ title }))
  return form
}

/** The network: what happens to the next calls, in their order. */
function setUp() {
  const answers: ((signal: AbortSignal) => Promise<Response>)[] = []
  const sent: string[] = []
  const network = vi.fn((_input: unknown, init: RequestInit) => {
    sent.push(String((init.body as FormData | undefined)?.get('_payload') ?? 'other'))
    const answer = answers.shift() ?? (() => Promise.resolve(new Response('{}')))
    return answer(init.signal as AbortSignal)
  })
  const page = new EventTarget() as EventTarget & { fetch: typeof fetch }
  // The guard sees a page with nothing but a network.
  page.fetch = network as unknown as typeof fetch
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://guide.example/admin/collections/guide-articles/5'))
  const guard = new SaveGuard('/cms/api')
  const news: SaveNews[] = []
  guard.install()
  const stop = guard.watch(PATH, (told) => news.push(told))
  const save = (title: string, url = AUTOSAVE) => page.fetch(url, { method: 'PATCH', body: formOf(title) })
  return { answers, guard, news, page, save, sent, stop }
}

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number) => () => Promise.resolve(new Response('{}', { status: code }))
const hang = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an automatic save', () => {
  it('should be sent again by growing waits until the server has it', async () => {
    const { answers, news, save, sent } = setUp()
    for (let count = 0; count < 8; count += 1) answers.push(noConnection)
    const saving = save('words')
    await vi.advanceTimersByTimeAsync(10 * LONGEST_WAIT_MS)

    expect((await saving).status).toBe(200)
    expect(sent).toHaveLength(9)
    const waits = news.map(({ retryInMs }) => retryInMs)
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, null])
    expect(waits[0]).toBe(FIRST_WAIT_MS)
    expect(news.at(-1)).toMatchObject({ outcome: 'saved', content: { title: 'words' } })
  })

  it('should be sent at once when the connection is back, and when somebody asks for it', async () => {
    const { answers, guard, page, save, sent } = setUp()
    answers.push(noConnection, noConnection)
    const saving = save('words')
    await vi.advanceTimersByTimeAsync(0)
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
    guard.retryNow(PATH)

    expect((await saving).status).toBe(200)
  })

  it('should count as failed when the server does not answer, and be sent again', async () => {
    const { answers, news, save, sent } = setUp()
    answers.push(hang)
    const saving = save('words')
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)
    expect(news).toMatchObject([{ outcome: 'failed', status: null }])
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS)

    expect((await saving).status).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it('should count as failed when the answer breaks off, and be sent again', async () => {
    const { answers, save, sent } = setUp()
    answers.push((signal) => {
      const body = new ReadableStream({
        start: (half) => signal.addEventListener('abort', () => half.error(signal.reason)),
      })
      return Promise.resolve(new Response(body))
    })
    const saving = save('words')
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS + FIRST_WAIT_MS)

    expect((await saving).status).toBe(200)
    expect(sent).toHaveLength(2)
  })

  it.each([401, 403, 429, 500, 503])('should be sent again after %i', async (code) => {
    const { answers, news, save } = setUp()
    answers.push(status(code))
    const saving = save('words')
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS)

    expect((await saving).status).toBe(200)
    expect(news).toMatchObject([{ outcome: 'failed', status: code }, { outcome: 'saved' }])
  })

  it.each([400, 409, 423])('should tell the form of %i at once', async (code) => {
    const { answers, news, save } = setUp()
    answers.push(status(code))

    expect((await save('words')).status).toBe(code)
    expect(news).toMatchObject([{ outcome: 'refused', status: code, retryInMs: null }])
  })

  it('should not be tried any more when its form is gone', async () => {
    const { answers, save, sent, stop } = setUp()
    answers.push(noConnection, noConnection)
    const saving = expect(save('words')).rejects.toThrow(NOT_SAVED)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await saving

    expect(sent).toHaveLength(1)
  })
})

describe('saves of one record', () => {
  it('should not overtake each other', async () => {
    const { answers, news, save, sent } = setUp()
    answers.push(noConnection)
    const askedAt = Date.now()
    const both = Promise.all([save('one'), save('one two')])
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS)
    await both

    expect(sent).toEqual(['{"title":"one"}', '{"title":"one"}', '{"title":"one two"}'])
    // What was written while it waited its turn is not in it.
    expect(news.at(-1)).toMatchObject({ outcome: 'saved', content: { title: 'one two' }, askedAt })
  })
})

describe('a save by hand', () => {
  it('should fail at once without a connection, and after the limit without an answer', async () => {
    const { answers, news, save } = setUp()
    answers.push(noConnection, hang)
    await expect(save('words', PATH)).rejects.toThrow(NOT_SAVED)
    const hanging = expect(save('words', PATH)).rejects.toThrow(NOT_SAVED)
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)
    await hanging

    expect(news).toMatchObject([
      { outcome: 'failed', retryInMs: null },
      { outcome: 'failed', retryInMs: null },
    ])
  })
})

describe('other calls', () => {
  it('should have the limit when the CMS makes them, and none when others do', async () => {
    const { answers, page } = setUp()
    answers.push(hang, hang)
    const action = { method: 'POST', headers: { 'next-action': 'a' } }
    const ours = expect(page.fetch('/admin', action)).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)
    await ours
    const signal = new AbortController().signal
    void page.fetch('https://tiles.example/1.png', { signal })
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS)

    expect(signal.aborted).toBe(false)
  })

  it('should leave files the time they need', async () => {
    const { answers, page } = setUp()
    const seen: (AbortSignal | undefined)[] = []
    answers.push((signal) => {
      seen.push(signal)
      return Promise.resolve(new Response('{}'))
    })
    const body = formOf('picture')
    body.set('file', new Blob(['x']))
    await page.fetch('/cms/api/media', { method: 'POST', body })

    expect(seen).toEqual([undefined])
  })
})

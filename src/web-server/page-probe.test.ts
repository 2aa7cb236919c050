import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Render, Rendered } from './next-internals/render'
import { createPageProbe, PROBE_KEPT_MS, PROBE_LIMIT_MS } from './page-probe'
import { createRenderingSlots } from './rendering-slots'

const missing: Rendered = { status: 404, headers: {}, cookies: [], body: Buffer.from('no such place'), tags: [] }

function open(render: Render = () => Promise.resolve(missing)) {
  const urls: string[] = []
  const slots = createRenderingSlots()
  const clock = { now: 1_000 }
  const canMakePages = createPageProbe({
    render: (url, options) => {
      urls.push(url)
      return render(url, options)
    },
    host: 'guide.example.org',
    slots,
    now: () => clock.now,
  })
  return { canMakePages, clock, slots, urls }
}

const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('the probe of pages', () => {
  it.each([
    ['a page that is made', () => Promise.resolve(missing), true],
    ['a page that fails', () => Promise.resolve({ ...missing, status: 500 }), false],
    ['a renderer that rejects', () => Promise.reject(new Error('It fails')), false],
    [
      'a renderer that throws',
      () => {
        throw new Error('It fails')
      },
      false,
    ],
  ] as const)('should tell by %s', async (_, render, isMade) => {
    const { canMakePages, slots } = open(render)
    expect(await canMakePages()).toBe(isMade)
    expect(slots.running).toBe(0)
  })

  it('should say no when a page takes too long, and make no other before that one has ended', async () => {
    const { canMakePages, clock, slots, urls } = open(never)
    for (let times = 1; times <= 3; times += 1) {
      const answer = canMakePages()
      await vi.advanceTimersByTimeAsync(PROBE_LIMIT_MS)
      expect(await answer).toBe(false)
      clock.now += PROBE_KEPT_MS
    }
    expect({ made: urls.length, running: slots.running }).toEqual({ made: 1, running: 1 })
  })

  it('should make one page for all who ask at once and soon after, and then another one', async () => {
    const { canMakePages, clock, urls } = open()
    await Promise.all(Array.from({ length: 200 }, () => canMakePages()))
    clock.now += PROBE_KEPT_MS - 1
    expect(await canMakePages()).toBe(true)
    expect(urls).toHaveLength(1)
    clock.now += 1
    await canMakePages()
    expect(new Set(urls).size).toBe(2)
    for (const url of urls) expect(url).toMatch(/^\/place\/9\d{8}$/)
  })

  it('should say no when every slot is kept, with one place to wait however often it is asked', async () => {
    const { canMakePages, clock, slots, urls } = open()
    for (const network of ['a', 'b', 'c', 'd']) void slots.run(network, never)
    for (let times = 1; times <= 3; times += 1) {
      const answer = canMakePages()
      await vi.advanceTimersByTimeAsync(PROBE_LIMIT_MS)
      expect(await answer).toBe(false)
      clock.now += PROBE_KEPT_MS
    }
    expect({ made: urls.length, waiting: slots.waiting }).toEqual({ made: 0, waiting: 1 })
  })

  it('should say yes through a flood of strangers that fills all places to wait', async () => {
    const { canMakePages, slots } = open()
    const ends: (() => void)[] = []
    for (let network = 0; network < 300; network += 1) {
      void slots.run(`10.0.${network}.0/24`, () => new Promise<void>((end) => ends.push(end))).catch(() => undefined)
    }
    await vi.waitFor(() => expect(ends).toHaveLength(4))
    expect(slots.waiting).toBe(200)
    const answer = canMakePages()
    // One of the four has its page; the others of the flood still wait.
    ends[0]?.()
    expect(await answer).toBe(true)
  })
})

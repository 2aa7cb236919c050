import { describe, expect, it } from 'vitest'

import { ImportFailure } from '../context/failure'
import { askOverpass } from './ask-overpass'
import { overpassQueries } from './overpass-queries'
import type { OverpassAnswer } from './post-query'

const good = (timestamp = '2026-11-20T00:00:00Z'): OverpassAnswer => ({
  status: 200,
  contentType: 'application/json',
  retryAfterSeconds: null,
  body: JSON.stringify({ osm3s: { timestamp_osm_base: timestamp }, elements: [] }),
})

const bad = (status: number, retryAfterSeconds: number | null = null): OverpassAnswer => ({
  status,
  contentType: 'text/html',
  retryAfterSeconds,
  body: '<html><body>busy</body></html>',
})

/** Plays servers `a`, `b` … each with its list of answers; what is left of a list is its last one. */
async function ask(answers: Readonly<Record<string, readonly (OverpassAnswer | ImportFailure)[]>>, queries = 1) {
  const requests: string[] = []
  const slept: number[] = []
  const waits: boolean[] = []
  const counts: Record<string, number> = {}
  const result = await askOverpass({
    servers: Object.keys(answers).map((name) => new URL(`https://${name}.example/api`)),
    queries: overpassQueries.slice(0, queries),
    userAgent: 'Test',
    politePauseMs: 0,
    signal: new AbortController().signal,
    sleep: async (milliseconds) => {
      slept.push(milliseconds / 1_000)
    },
    onProgress: ({ isWaiting }) => waits.push(isWaiting),
    post: async ({ server }) => {
      const name = server.host.split('.')[0] ?? ''
      requests.push(name)
      const list = answers[name] ?? []
      const index = counts[name] ?? 0
      counts[name] = index + 1
      const answer = list[Math.min(index, list.length - 1)]
      if (answer === undefined || answer instanceof ImportFailure) throw answer ?? new Error('No answer')
      return answer
    },
  }).catch((error: unknown) => error)
  return { result, requests: requests.join(''), slept, hasWaited: waits.includes(true) }
}

const unreachable = new ImportFailure('source-unreachable', 'a cannot be reached.')

describe('askOverpass', () => {
  it('should ask for every city and group, by the box from south-west to north-east', () => {
    expect(overpassQueries).toHaveLength(24)
    expect(new Set(overpassQueries.map(({ text }) => text)).size).toBe(24)
    expect(overpassQueries[0]?.text).toBe(
      '[out:json][timeout:90];(nwr["amenity"="place_of_worship"]["religion"="muslim"](21.2876,39.6813,21.5574,40.02););out center tags;',
    )
  })

  it.each<[string, Parameters<typeof ask>[0], string, readonly number[]]>([
    ['a good answer', { a: [good()], b: [good()] }, 'a', []],
    ['too many requests', { a: [bad(429), good()] }, 'aa', [30]],
    ['too many requests, with a longer pause', { a: [bad(429, 75), good()] }, 'aa', [75]],
    ['too many requests, with a shorter pause than is polite', { a: [bad(429, 1), good()] }, 'aa', [30]],
    ['too many requests three times', { a: [bad(429)], b: [good()] }, 'aaab', [30, 60]],
    ['a pause nobody waits for', { a: [bad(429, 3_600)], b: [good()] }, 'ab', []],
    ['a gateway’s time-out', { a: [bad(504)], b: [good()] }, 'ab', []],
    ['a bad gateway', { a: [bad(502)], b: [good()] }, 'ab', []],
    ['a reset connection', { a: [unreachable], b: [good()] }, 'ab', []],
    ['a page with 200', { a: [bad(200)], b: [good()] }, 'ab', []],
  ])('should deal with %s', async (_name, answers, requests, slept) => {
    expect(await ask(answers)).toMatchObject({
      requests,
      slept,
      result: { answers: [{ ok: true }] },
      hasWaited: slept.length > 0,
    })
  })

  it.each<[string, Parameters<typeof ask>[0], string]>([
    ['every server is busy', { a: [bad(429)], b: [bad(429)] }, 'source-busy'],
    ['every server is broken', { a: [bad(504)], b: [unreachable] }, 'source-unreachable'],
    ['there is no server', {}, 'source-not-allowed'],
  ])('should fail when %s', async (_name, answers, reason) => {
    expect((await ask(answers)).result).toMatchObject({ reason })
  })

  it('should fail when one question of several has no answer, and not ask an address that is not allowed again', async () => {
    expect((await ask({ a: [good(), bad(504)] }, 3)).result).toMatchObject({ reason: 'source-busy' })
    const refused = new ImportFailure('source-not-allowed', 'No.')
    expect(await ask({ a: [refused], b: [good()] })).toMatchObject({
      requests: 'a',
      result: { reason: 'source-not-allowed' },
    })
  })

  it('should stay with the server that answered, and take the oldest copy for the age of all', async () => {
    const answers = { a: [bad(504)], b: [good('2026-11-20T00:00:00Z'), good('2026-05-31T00:00:00Z')] }
    expect(await ask(answers, 3)).toMatchObject({
      requests: 'abbb',
      result: { timestampOsmBase: '2026-05-31T00:00:00Z', host: 'b.example' },
    })
  })
})

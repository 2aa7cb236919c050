import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { unavailable } from './answer-errors'
import { invalidQuery, jsonWithEtag } from './json-response'

const ask = (ifNoneMatch?: string): Request =>
  new Request('http://localhost/api/x', ifNoneMatch === undefined ? {} : { headers: { 'If-None-Match': ifNoneMatch } })

const makeEtag = async (body: unknown): Promise<string> => (await jsonWithEtag(ask(), body)).headers.get('ETag') ?? ''

describe('jsonWithEtag', () => {
  it('should answer JSON with a strong tag and the cache rules of a public list', async () => {
    const response = await jsonWithEtag(ask(), [{ name: 'باب السلام' }])

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([{ name: 'باب السلام' }])
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('ETag')).toMatch(/^"[\w-]{43}"$/)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=300')
  })

  it('should give the same tag to the same body and another to another', async () => {
    expect(await makeEtag([1])).toBe(await makeEtag([1]))
    expect(await makeEtag([1])).not.toBe(await makeEtag([2]))
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['the tag a compressing proxy weakened', (tag: string) => `W/${tag}`],
    ['a list with the tag in it', (tag: string) => `"old", ${tag}`],
    ['any tag', () => '*'],
  ])('should answer 304 without a body to %s', async (_, header) => {
    const response = await jsonWithEtag(ask(header(await makeEtag([1]))), [1])

    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(await makeEtag([1]))
  })

  it.each(['"old"', '', 'W/"old", "older"'])('should answer in full to %j', async (header) => {
    expect((await jsonWithEtag(ask(header), [1])).status).toBe(200)
  })
})

describe('invalidQuery', () => {
  it('should name the parameter', async () => {
    const checked = z.object({ limit: z.coerce.number().max(10, 'must be at most 10') }).safeParse({ limit: '11' })
    const response = checked.success ? null : invalidQuery(checked.error)

    expect(response?.status).toBe(400)
    expect(response?.headers.get('Cache-Control')).toBe('no-store')
    expect(response?.headers.get('Content-Type')).toBe('application/problem+json')
    const detail = 'Invalid query parameter "limit": must be at most 10'
    expect(await response?.json()).toEqual({
      error: detail,
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail,
      parameter: 'limit',
    })
  })
})

describe('unavailable', () => {
  it('should say when to try again', async () => {
    const response = unavailable()

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('try again'), status: 503 })
  })
})

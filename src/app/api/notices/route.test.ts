import { beforeEach, describe, expect, it, vi } from 'vitest'

import { parseNotices } from '@/contracts/notices'
import type { Notice } from '@/domain/notices/notice'

import { GET as getCap } from './[id]/cap/route'
import { GET as getAtom } from './atom/route'
import { GET } from './route'

const content = vi.hoisted(() => ({
  listNotices: vi.fn<() => Promise<readonly Notice[]>>(),
  listIssues: vi.fn<(id: number) => Promise<readonly number[]>>(),
}))
vi.mock('@/content/notices', () => content)
vi.mock('@/env', () => ({ env: { SITE_URL: 'https://guide.example.org' } }))

const NOW = Date.parse('2026-11-27T12:00:00+03:00')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const notice = (id: number, starts: number, ends: number): Notice => ({
  id,
  title: `Notice ${id}`,
  text: '',
  severity: 'change',
  audience: 'everyone',
  concern: { kind: 'all' },
  isClosed: false,
  starts,
  ends,
  changed: NOW - DAY,
  source: { name: 'The guards', href: null },
})

const ENDED = notice(1, NOW - DAY, NOW)
const IN_FORCE = notice(2, NOW - HOUR, NOW + HOUR)
const SOON = notice(3, NOW + HOUR, NOW + DAY)
const LATER = notice(4, NOW + 8 * DAY, NOW + 9 * DAY)

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost/api/notices${path}`, { headers })

const cap = (id: string) => getCap(request(`/${id}/cap`), { params: Promise.resolve({ id }) })

const listIds = async (response: Response) => parseNotices(await response.json()).map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  // As read before the first of them ended.
  content.listNotices.mockResolvedValue([ENDED, IN_FORCE, SOON, LATER])
  content.listIssues.mockResolvedValue([])
})

describe('GET /api/notices', () => {
  it('should tell of those that go on and of those of the next days, whatever was read earlier', async () => {
    expect(await listIds(await GET(request('')))).toEqual([2, 3])
  })

  it('should tell of none at the moment it ends', async () => {
    vi.setSystemTime(IN_FORCE.ends - 1)
    expect(await listIds(await GET(request('')))).toContain(2)
    vi.setSystemTime(IN_FORCE.ends)
    expect(await listIds(await GET(request('')))).not.toContain(2)
  })

  it('should answer 304 to who holds it already, until something of it changes', async () => {
    const tag = (await GET(request(''))).headers.get('ETag') ?? ''

    vi.setSystemTime(NOW + 60_000)
    const again = await GET(request('', { 'If-None-Match': tag }))
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })

    vi.setSystemTime(IN_FORCE.ends)
    expect((await GET(request('', { 'If-None-Match': tag }))).status).toBe(200)
  })

  it.each([
    [NOW, 15],
    [IN_FORCE.ends - 10_000, 5],
    [IN_FORCE.ends - 1_000, 0],
    [IN_FORCE.ends, 15],
  ])('should be kept by no cache beyond an end: at %d for %d seconds', async (now, seconds) => {
    vi.setSystemTime(now)

    expect((await GET(request(''))).headers.get('Cache-Control')).toBe(
      `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    )
  })

  it('should say that it cannot be read, rather than that there is none', async () => {
    content.listNotices.mockRejectedValue(new Error('away'))

    expect((await GET(request(''))).status).toBe(503)
    expect((await getAtom(request('/atom'))).status).toBe(503)
    expect((await cap('2')).status).toBe(503)
  })
})

describe('GET /api/notices/atom', () => {
  it('should have those in force alone, and change when one begins', async () => {
    const response = await getAtom(request('/atom'))
    const text = await response.text()

    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect([...text.matchAll(/<title>(Notice \d)/g)].map(([, title]) => title)).toEqual(['Notice 2'])
    expect(text).toContain('href="https://guide.example.org/notices#notice-2"')

    vi.setSystemTime(SOON.starts - 10_000)
    expect((await getAtom(request('/atom'))).headers.get('Cache-Control')).toContain('s-maxage=5,')
    vi.setSystemTime(SOON.starts)
    expect(await (await getAtom(request('/atom'))).text()).toContain('Notice 3')
  })
})

describe('GET /api/notices/<id>/cap', () => {
  it.each(['2', '3'])('should be the message of one that has not ended: %s', async (id) => {
    const response = await cap(id)

    expect(response.headers.get('Content-Type')).toBe('application/cap+xml; charset=utf-8')
    expect(await response.text()).toContain(`<headline>Notice ${id}</headline>`)
  })

  it.each(['1', '4', '5', '2x', '../2'])('should be there for no other: %s', async (id) => {
    expect((await cap(id)).status).toBe(404)
  })

  it('should update earlier states, not itself', async () => {
    content.listIssues.mockResolvedValue([NOW - DAY, NOW - 2 * DAY])
    const text = await (await cap('2')).text()

    expect(text).toContain('<msgType>Update</msgType>')
    expect(text).toContain(
      `<references>guide.example.org,guide.example.org.notice.2.${NOW - 2 * DAY},2026-11-25T12:00:00+03:00</references>`,
    )
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { pause } from '../../tests/pause'
import { type CachedSite, openCachedSite, page } from '../../tests/helpers/response-cache-site'
import type { Rendered } from './next-internals/render'

let site: CachedSite

beforeEach(async () => {
  site = await openCachedSite()
})

afterEach(() => site.close())

describe('the response cache after a change', () => {
  it('should show a page as it is after a change, to the first who asks', async () => {
    site.answers['/'] = () => page('old')
    await site.get('/')
    site.answers['/'] = () => page('new')
    site.change('settings')
    expect((await site.get('/')).body.toString()).toContain('new')
  })

  it('should ask for nothing that does not show what has changed', async () => {
    site.answers['/faq'] = () => page('questions', {}, ['everything', 'settings', 'faq'])
    site.answers['/map'] = () => page('old', {}, ['everything', 'settings', 'locations'])
    await site.get('/faq')
    await site.get('/map')
    site.answers['/map'] = () => page('new', {}, ['everything', 'settings', 'locations'])
    site.change('location:7', 'locations')
    expect((await site.get('/faq')).body.toString()).toContain('questions')
    expect((await site.get('/map')).body.toString()).toContain('new')
    expect(site.requests).toEqual(['/faq', '/map', '/map'])
    site.change('everything')
    await site.get('/faq')
    expect(site.requests.filter((path) => path === '/faq')).toHaveLength(2)
  })

  it('should renew a page at any change when it is not known what it was made of', async () => {
    site.answers['/about'] = () => page('old', {}, [])
    await site.get('/about')
    site.answers['/about'] = () => page('new', {}, [])
    site.change('faq')
    expect((await site.get('/about')).body.toString()).toContain('new')
  })

  it('should not take the answer of a page begun before a change, which the framework lets it join', async () => {
    site.answers['/'] = () => page('old')
    await site.get('/')
    const joined = [page('old', {}, []), page('new')]
    site.answers['/'] = () => joined.shift() ?? page('new')
    site.change('settings')
    expect((await site.get('/')).body.toString()).toContain('new')
  })

  it('should not show what was begun before a change', async () => {
    let finish: (rendered: Rendered) => void = () => undefined
    site.answers['/'] = () => new Promise((resolve) => (finish = resolve))
    const first = site.get('/')
    await vi.waitFor(() => expect(site.requests).toHaveLength(1))
    site.change('settings')
    site.answers['/'] = () => page('new')
    const second = site.get('/')
    finish(page('old'))
    for (const answer of [await first, await second]) expect(answer.body.toString()).toContain('new')
    expect(site.requests, 'and both wait for the same').toHaveLength(2)
  })

  it('should keep one reader waiting for a second, and everybody else not at all', async () => {
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const paths = ['/', '/places', '/faq']
    for (const path of paths) site.answers[path] = () => page('old')
    for (const path of paths) await site.get(path)
    for (const path of paths) site.answers[path] = () => finished.then(() => page('new'))
    site.change('settings')

    const timers = vi.spyOn(globalThis, 'setTimeout')
    const waits = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === 1_000).length
    expect((await site.get('/')).body.toString()).toContain('old')
    expect(waits()).toBe(1)
    for (const path of [...paths, ...paths]) expect((await site.get(path)).body.toString()).toContain('old')
    expect(waits()).toBe(1)
    timers.mockRestore()
    finish()
    for (const path of paths)
      await vi.waitFor(async () => expect((await site.get(path)).body.toString()).toContain('new'))
  })

  it('should keep no reader of a list waiting while it is made anew', async () => {
    const list = (text: string): Rendered => ({
      status: 200,
      tags: ['settings'],
      cookies: [],
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' },
      body: Buffer.from(JSON.stringify([text])),
    })
    site.answers['/api/locations'] = () => list('old')
    await site.get('/api/locations')
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    site.answers['/api/locations'] = () => finished.then(() => list('new'))
    site.change('settings')
    expect((await site.get('/api/locations')).body.toString()).toBe('["old"]')
    finish()
    await vi.waitFor(async () => expect((await site.get('/api/locations')).body.toString()).toBe('["new"]'))
    expect(site.requests).toHaveLength(2)
  })

  it('should renew a list after a change although nobody asks', async () => {
    site.answers['/api/locations'] = () => page('x', { 'content-type': 'application/json' })
    await site.get('/api/locations')
    site.change('settings')
    await vi.waitFor(() => expect(site.requests).toHaveLength(2))
  })

  it('should stop showing a page that was taken out', async () => {
    site.answers['/place/7'] = () => page('a place')
    await site.get('/place/7')
    site.answers['/place/7'] = () => ({ ...page('gone'), status: 404 })
    site.change('settings')
    expect((await site.get('/place/7')).status).toBe(404)
    expect(site.size()).toBe(0)
  })

  it.each(['an error', 'status 500'])(
    'should go on sending the last good response when the renderer answers with %s',
    async (kind) => {
      site.answers['/'] = () => page('good')
      await site.get('/')
      site.answers['/'] = () => {
        if (kind === 'an error') throw new Error('connection refused')
        return { ...page('broken'), status: 500 }
      }
      site.change('settings')
      const answer = await site.get('/')
      expect({ status: answer.status, text: answer.body.toString().includes('good') }).toEqual({
        status: 200,
        text: true,
      })
      expect(site.reports[0]).toContain('the stale response is sent')
      const asks = site.requests.length
      await site.get('/')
      expect(site.requests, 'and nobody waits for another try at once').toHaveLength(asks)
      site.clock += 2_001
      site.answers['/'] = () => page('well again')
      expect((await site.get('/')).body.toString()).toContain('well again')
    },
  )

  it('should send the stale response when the new one takes longer than a second', async () => {
    site.answers['/'] = () => page('old')
    await site.get('/')
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    site.answers['/'] = () => finished.then(() => page('new'))
    site.change('settings')
    expect((await site.get('/')).body.toString()).toContain('old')
    finish()
    await vi.waitFor(async () => expect((await site.get('/')).body.toString()).toContain('new'))
  })

  it('should send stale responses to a crowd rather than keep all of it waiting', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/place/${index}`)
    for (const path of paths) site.answers[path] = () => page('old')
    await Promise.all(paths.map((path) => site.get(path)))
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    for (const path of paths) site.answers[path] = () => finished.then(() => page('new'))
    site.requests.length = 0
    site.change('settings')

    const all = paths.map(async (path) => {
      const isNew = (await site.get(path)).body.toString().includes('new')
      return { path, isNew }
    })
    await vi.waitFor(() => expect(site.requests).toHaveLength(2))
    await pause(150, 'pages are renewed unasked sooner than that, but not while a reader waits')
    expect(site.requests).toHaveLength(2)
    finish()
    const answers = await Promise.all(all)

    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(2)
    for (const path of paths) expect((await site.get(path)).body.toString()).toContain('new')
  })

  it('should renew unasked what readers want, and not again what nobody has read since', async () => {
    for (const path of ['/read', '/left']) site.answers[path] = () => page('a page')
    await site.get('/read')
    await site.get('/left')
    for (let change = 0; change < 2; change += 1) {
      site.requests.length = 0
      site.change('settings')
      await vi.waitFor(() => expect(site.requests).toContain('/read'))
      await site.get('/read')
    }
    await pause(150, 'the other page would be renewed by then')
    expect(site.requests).toEqual(['/read'])
  })

  it('should make a page before anybody asks, once, and not renew it unasked as long as nobody does', async () => {
    for (const path of ['/read', '/made', '/api/locations']) site.answers[path] = () => page('a page')
    for (const path of ['/made', '/made', '/read', '/api/locations']) await site.warm(path)
    expect(site.requests).toEqual(['/made', '/read', '/api/locations'])
    expect((await site.get('/read')).status).toBe(200)
    expect(site.requests).toHaveLength(3)

    site.change('settings')

    // The lists are the last.
    await vi.waitFor(() => expect(site.requests.slice(3)).toEqual(['/read', '/api/locations']))
    expect((await site.get('/made')).status).toBe(200)
    expect(site.requests.at(-1)).toBe('/made')
  })

  it('should renew the pages that readers want before the lists, which take long and nobody waits for', async () => {
    for (const path of ['/api/locations', '/places', '/map']) site.answers[path] = () => page('a page')
    for (const path of ['/api/locations', '/places', '/map']) await site.get(path)
    site.requests.length = 0
    site.change('settings')
    await vi.waitFor(() => expect(site.requests).toHaveLength(3))
    expect(site.requests.at(-1)).toBe('/api/locations')
  })

  it('should count as read what somebody asks for while it is renewed unasked', async () => {
    site.answers['/read'] = () => page('a page')
    await site.get('/read')
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    site.answers['/read'] = () => finished.then(() => page('the next'))
    site.change('settings')
    await vi.waitFor(() => expect(site.requests).toHaveLength(2))
    const reading = site.get('/read')
    await site.get('/none')
    finish()
    await reading
    site.change('settings')
    await vi.waitFor(() => expect(site.requests.filter((path) => path === '/read')).toHaveLength(3))
  })

  it('should make a page once for several changes that come together', async () => {
    site.answers['/'] = () => page('home')
    await site.get('/')
    site.requests.length = 0
    for (let change = 0; change < 5; change += 1) site.change('settings')
    await vi.waitFor(() => expect(site.requests).toHaveLength(1))
    await pause(250, 'a second renewal would have begun by then')
    expect(site.requests).toEqual(['/'])
  })

  it('should keep everybody waiting for the new page, however long, when something on it was withdrawn', async () => {
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const paths = ['/', '/places', '/faq', '/about']
    for (const path of paths) site.answers[path] = () => page('old')
    for (const path of paths) await site.get(path)
    site.answers['/map'] = () => page('old', {}, ['everything', 'faq'])
    await site.get('/map')
    for (const path of paths) site.answers[path] = () => finished.then(() => page('new'))
    site.change('settings', 'withdrawn:settings')

    const answers = paths.map((path) => site.get(path))
    await pause(1_200, 'readers of other stale pages would have had the old one by then')
    expect((await site.get('/map')).body.toString(), 'what shows nothing of it').toContain('old')
    finish()
    for (const answer of await Promise.all(answers)) expect(answer.body.toString()).toContain('new')
  })

  it.each([
    ['its own tag', 'withdrawn:settings'],
    ['everything', 'withdrawn:everything'],
  ])('should send nothing rather than what was withdrawn under %s while the database is away', async (_, tag) => {
    site.answers['/'] = () => page('wrong')
    await site.get('/')
    site.change(tag)
    site.isDatabaseUp = false
    site.answers['/'] = () => ({ ...page('broken'), status: 500 })
    for (let count = 0; count < 2; count += 1) {
      const { status, body } = await site.get('/')
      expect({ status, isSent: body.toString().includes('wrong') }).toEqual({ status: 503, isSent: false })
    }
    site.answers['/'] = () => page('right')
    expect((await site.get('/')).body.toString()).toContain('right')
  })

  it('should not send a list with what was withdrawn, although nobody waits for lists', async () => {
    const list = (text: string) => page(text, { 'content-type': 'application/json' })
    site.answers['/api/locations'] = () => list('wrong')
    await site.get('/api/locations')
    site.answers['/api/locations'] = () => list('right')
    site.change('withdrawn:settings')
    expect((await site.get('/api/locations')).body.toString()).toContain('right')
  })

  it('should not send what is withdrawn while a reader waits for something else on the page', async () => {
    site.answers['/'] = () => page('wrong')
    await site.get('/')
    let isFirst = true
    site.answers['/'] = () => {
      if (!isFirst) return page('right')
      isFirst = false
      site.change('withdrawn:settings')
      throw new Error('broken off')
    }
    site.change('settings')
    expect((await site.get('/')).body.toString()).toContain('right')
  })

  it('should make a page as often as something is withdrawn under it, and give up before it is sent', async () => {
    site.answers['/'] = () => page('wrong')
    await site.get('/')
    site.answers['/'] = () => {
      site.change('withdrawn:settings')
      return page('wrong')
    }
    site.change('withdrawn:settings')
    expect((await site.get('/')).status).toBe(503)
  })
})

describe('the response cache behind one that is told of changes', () => {
  beforeEach(async () => {
    await site.close()
    site = await openCachedSite({ isCdnTold: true })
  })

  const toldAs = async (path: string, headers = {}) => {
    const { headers: said, status } = await site.get(path, headers)
    return { status, control: said['cache-control'], keys: said['surrogate-key'], tags: said['cache-tag'] }
  }
  const FRESH = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600, stale-if-error=604800'
  const STALE = 'public, max-age=0, s-maxage=0'

  it('should say by which keys it is emptied, in a 304 too, and let it keep a page for an hour', async () => {
    site.answers['/'] = () => page('home', {}, ['everything', 'home', 'fact:7', '_N_T_/page'])
    const whole = { control: FRESH, keys: 'everything fact:7 home', tags: 'everything,fact:7,home' }

    expect(await toldAs('/')).toEqual({ status: 200, ...whole })
    expect(await toldAs('/', { 'if-none-match': '*' })).toEqual({ status: 200, ...whole })
    const { etag = '' } = (await site.get('/')).headers
    expect(await toldAs('/', { 'if-none-match': etag })).toEqual({ status: 304, ...whole })
  })

  it('should let it keep a page that is made for a time no longer than that', async () => {
    site.answers['/'] = () => page('today', { 'cache-control': 's-maxage=900' })

    expect((await toldAs('/')).control).toBe(FRESH.replace('3600', '900'))
  })

  it('should say the keys of what a page is made of now, though its bytes are the same', async () => {
    site.answers['/'] = () => page('home', {}, ['home', 'fact:7'])
    await site.get('/')
    site.answers['/'] = () => page('home', {}, ['home', 'fact:8'])
    site.change('home')

    expect(await toldAs('/')).toMatchObject({ control: FRESH, keys: 'everything fact:8 home' })
  })

  it('should let it keep no list that is sent until it is renewed', async () => {
    site.answers['/api/locations'] = () => page('old', { 'content-type': 'application/json' }, ['locations'])
    await site.get('/api/locations')
    site.answers['/api/locations'] = () => new Promise(() => undefined)
    site.change('locations')

    for (const encoding of ['br', 'gzip', 'identity']) {
      expect(await toldAs('/api/locations', { 'accept-encoding': encoding })).toMatchObject({ control: STALE })
    }
  })

  it('should let it keep no page that could not be renewed', async () => {
    site.answers['/'] = () => page('old')
    await site.get('/')
    site.answers['/'] = () => Promise.reject(new Error('no database'))
    site.change('settings')

    expect(await toldAs('/')).toMatchObject({ status: 200, control: STALE })
    expect(await toldAs('/')).toMatchObject({ status: 200, control: STALE })
  })

  it.each<[string, Partial<Rendered>]>([
    ['private', { headers: { 'content-type': 'text/html', 'cache-control': 'private' } }],
    ['setting cookies', { cookies: ['a=b'] }],
    ['not there', { status: 404 }],
  ])('should say no key of an answer that is %s', async (_, answer) => {
    site.answers['/x'] = () => ({ ...page('x'), ...answer })

    expect(await toldAs('/x')).toMatchObject({ control: 'private, no-store', keys: undefined, tags: undefined })
  })

  it('should say no key of what never changes', async () => {
    const never = 'public, max-age=31536000, immutable'
    site.answers['/a.js'] = () => page('script', { 'content-type': 'text/javascript', 'cache-control': never })

    expect(await toldAs('/a.js')).toMatchObject({ control: never, keys: undefined })
  })
})

it('should say no key where no cache in front is told', async () => {
  site.answers['/'] = () => page('home')

  expect((await site.get('/')).headers['surrogate-key']).toBeUndefined()
})

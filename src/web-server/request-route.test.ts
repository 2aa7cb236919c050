import { describe, expect, it } from 'vitest'

import { FILTER_PARAMETERS, SEARCH_PARAMETERS, type ViewParameter } from '@/domain/addresses/view-parameters'
import { viewTarget } from '@/domain/addresses/views'

import { isAdminPage, routeRequest } from './request-route'

const get = (url: string, headers: Record<string, string> = {}) => routeRequest({ method: 'GET', url, headers }).kind

/** The parameters that lead to a view of a screen; a gate's mosque is read only when there is an id. */
function listParameters(screen: string): ReadonlySet<ViewParameter> {
  const names = new Set<ViewParameter>()
  const get = (name: ViewParameter) => {
    names.add(name)
    return name === 'id' ? '7' : null
  }
  viewTarget(screen, { get, has: (name) => get(name) !== null })
  return names
}

const FILTERED_SCREENS = [
  '/places',
  '/directory/makkah/hotel',
  '/map',
  '/places/gates',
  '/gates',
  '/mosque-gates',
  '/gates-map',
  '/gate-details',
  '/recommendations',
] as const

describe('routeRequest', () => {
  it.each(FILTERED_SCREENS)('should cache each filter of %s, and no search of it', (screen) => {
    const names = [...listParameters(screen)]
    const searches: readonly string[] = SEARCH_PARAMETERS

    expect(names).not.toEqual([])
    expect(names.map((name) => [name, get(`${screen}?${name}=1`)])).toEqual(
      names.map((name) => [name, searches.includes(name) ? 'render' : 'cached']),
    )
  })

  it('should know no filter that no screen reads, but for the name of a mosque', () => {
    const read = new Set(FILTERED_SCREENS.flatMap((screen) => [...listParameters(screen)]))

    expect(FILTER_PARAMETERS.filter((name) => !read.has(name))).toEqual(['mosqueName'])
  })

  it.each([
    ['/', 'a page'],
    ['/guide/hajj/hajj-steps', 'an article'],
    ['/places?category=restaurant&city=makkah&page=2', 'a filtered view'],
    ['/gate-details?id=12&mosqueId=255&mosqueName=Masjid+al-Haram', 'a gate'],
    ['/api/locations', 'the list of places'],
    ['/api/mosque-gates', 'the list of gates'],
    ['/api/notices', 'the notices'],
    ['/api/notices/atom', 'their feed'],
    ['/api/openapi.json', 'what the calls take and answer'],
    ['/api/streets/makkah/0123456789abcdef01234567', 'the streets of a city'],
    ['/_next/static/chunks/a.js', 'a file of the build'],
    ['/theme.js', 'a file of ours'],
  ])('should send %s (%s) from the cache', (url) => {
    expect(routeRequest({ method: 'GET', url, headers: {} })).toEqual({ kind: 'cached', key: url })
    expect(routeRequest({ method: 'HEAD', url, headers: {} }).kind).toBe('cached')
  })

  it.each([
    ['/places?q=zamzam', 'free text'],
    ['/places?category=a&category=b', 'a parameter given twice'],
    ['/?utm_source=x', 'a parameter of nobody'],
    ['/places?', 'an empty query'],
    [`/places?category=${'x'.repeat(300)}`, 'a long query'],
    ['/admin/create-first-user', 'the page of ours among the addresses of the CMS'],
  ])('should have %s (%s) rendered for the caller', (url) => {
    expect(get(url)).toBe('render')
  })

  it.each([
    ['payload-token=abc', 'a session of staff'],
    ['a=b; payload-token=abc', 'a session among other cookies'],
    ['__Host-payload-token=abc', 'a session of this host alone'],
    ['__prerender_bypass=1', 'a preview'],
    ['__next_preview_data=1', 'the data of a preview'],
  ])('should never answer %s (%s) from the cache', (cookie) => {
    expect(get('/about', { cookie })).toBe('render')
    expect(get('/about', { cookie: 'theme=dark' })).toBe('cached')
  })

  it.each<[string, string, object?]>([
    ['/preview', '/'],
    ['/preview?at=x', '/?at=x'],
    ['/preview/faq?preview-at=2027-02-08T00%3A00', '/faq', { at: new Date('2027-02-07T21:00:00Z'), hasDrafts: false }],
    [
      '/preview/place/7?preview-at=2027-02-08T00%3A00&preview-drafts=true',
      '/place/7',
      { at: new Date('2027-02-07T21:00:00Z'), hasDrafts: true },
    ],
    ['/preview/faq?preview-drafts=true', '/faq'],
    ['/preview/', '/'],
    ['/preview/guide/umrah/umrah-steps', '/guide/umrah/umrah-steps'],
    ['/preview/gate-details?id=7', '/gate-details?id=7'],
    ['/preview/previews', '/previews'],
  ])('should make a preview of %s', (url, previewed, shown = { at: null, hasDrafts: true }) => {
    expect(routeRequest({ method: 'GET', url, headers: {} })).toEqual({ kind: 'preview', url: previewed, ...shown })
  })

  it.each([
    '/admin',
    '/admin/login',
    '/cms/api/users',
    '/api/locations',
    '/_next/image?url=a',
    '/preview/faq',
    '/faq?preview-at=soon',
  ])('should make a preview of pages alone, now or at a time: not of %s', (url) =>
    expect(routeRequest({ method: 'GET', url: `/preview${url}`, headers: {} })).toEqual({
      kind: 'refuse',
      status: 400,
    }),
  )

  it('should take a page for one of the guide whose address only begins like a preview', () => {
    expect(get('/previews')).toBe('cached')
  })

  it('should render for a caller with credentials', () => {
    expect(get('/about', { authorization: 'JWT x' })).toBe('render')
  })

  it.each([
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-action',
    'next-url',
    'x-nextjs-data',
  ])('should leave requests with %s to the framework', (name) => {
    expect(get('/places', { [name]: '1' })).toBe('pass-through')
  })

  it('should send the whole of a file to whoever asks for a part of it', () => {
    expect(get('/theme.js', { range: 'bytes=9-1' })).toBe('cached')
  })

  it.each([
    ['a length', { 'content-length': '5' }],
    ['chunks', { 'transfer-encoding': 'chunked' }],
    ['nonsense for a length', { 'content-length': 'x' }],
  ])('should refuse to read with a body of %s', (_, headers) => {
    for (const method of ['GET', 'HEAD']) {
      for (const url of ['/', '/?x=1', '/admin', '/api/locations', '/_next/static/a.js']) {
        expect(routeRequest({ method, url, headers })).toEqual({ kind: 'refuse', status: 400 })
      }
    }
    expect(routeRequest({ method: 'GET', url: '/', headers: { 'content-length': '0' } }).kind).toBe('cached')
    expect(routeRequest({ method: 'POST', url: '/api/reports', headers }).kind).toBe('pass-through')
  })

  it.each([
    ['OPTIONS', '*', 400],
    ['GET', '*', 400],
    ['GET', 'http://elsewhere.example/', 400],
    ['GET', undefined, 400],
    ['GET', '', 400],
    ['GET', '/place/%ff', 400],
    ['GET', '/place/%', 400],
    ['GET', '/api/%zz', 400],
    ['POST', '/api/%zz', 400],
    ['GET', '/guide/umrah/%00', 400],
    ['GET', '/guide/umrah/%0d%0aSet-Cookie:%20a=b', 400],
    ['GET', '/a%7f', 400],
    ['GET', '/a%c2%9b', 400],
    ['GET', '/%ed%a0%80', 400],
    ['GET', '/%c0%ae', 400],
    ['GET', '/\u00e9', 400],
    ['GET', '/a b', 400],
    ['GET', '/a\u0000', 400],
    ['GET', '/cms/api/users/%', 400],
    ['GET', '/_next/static/%', 400],
    ['GET', `/${'a'.repeat(8_000)}`, 414],
    ['POST', `/api/reports?${'a'.repeat(8_000)}`, 414],
  ])('should refuse %s %j', (method, url, status) => {
    expect(routeRequest({ method, url, headers: {} })).toEqual({ kind: 'refuse', status })
  })

  it.each([
    '/place/%D9%85%D9%83%D8%A9',
    '/?%zz=%zz',
    '/places?category=%ff',
    '/a%2fb',
    '/%5cevil.example',
    '/place/__proto__',
    `/${'a'.repeat(7_999)}`,
  ])('should not refuse to read %s', (url) => {
    expect(get(url)).not.toBe('refuse')
  })

  it.each([
    ['/', 'a page'],
    ['/places', 'a page'],
    ['/no-such-page', 'no page'],
    ['/theme.js', 'a file'],
    ['/_next/static/chunks/a.js', 'a file of the build'],
    ['/_next/image?url=x', 'a picture'],
    ['/admin', 'a page of the admin'],
    ['/admin/create-first-user', 'a page of ours'],
    ['/cms', 'nothing of the CMS'],
    ['/cmsapi/x', 'nothing of the CMS'],
    ['/API/locations', 'nothing that is a call'],
  ])('should refuse to write to %s (%s) and say what it takes', (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', '', undefined]) {
      const route = { kind: 'refuse', status: 405, allow: 'GET, HEAD' }
      expect(routeRequest({ method, url, headers: { 'content-type': 'multipart/form-data' } })).toEqual(route)
    }
    expect(routeRequest({ method: 'POST', url: '/places', headers: { 'next-action': '40ab' } }).kind).toBe('refuse')
  })

  it.each(['/api/locations', '/api', '/cms/api/users/me', '/cms/api', '/cms/api/graphql?x=1'])(
    'should leave the methods of calls at %s to the framework, and refuse all others',
    (url) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const route = { kind: 'pass-through', isRendering: false, isForStaff: false }
        expect(routeRequest({ method, url, headers: {} })).toEqual(route)
      }
      for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'LOCK', 'get', 'SEARCH']) {
        expect(routeRequest({ method, url, headers: {} })).toMatchObject({ kind: 'refuse', status: 405 })
      }
    },
  )

  it('should leave calls of the admin to the framework, for staff alone', () => {
    const call = { method: 'POST', url: '/admin/collections/locations/7', headers: { 'next-action': '40ab' } }
    expect(routeRequest(call)).toEqual({ kind: 'pass-through', isRendering: true, isForStaff: true })
    expect(routeRequest({ ...call, headers: {} })).toEqual({ kind: 'refuse', status: 405, allow: 'GET, HEAD' })
    expect(routeRequest({ ...call, method: 'PUT' }).kind).toBe('refuse')
  })

  it.each([
    ['/faq', { rsc: '1' }, true],
    ['/place/7?_rsc=x', { rsc: '1' }, true],
    ['/admin/login', {}, true],
    ['/api/locations?city=makkah', {}, false],
    ['/cms/api/users/me', {}, false],
    ['/_next/image?url=x', {}, false],
  ])('should know what %s with %j costs', (url, headers, isRendering) => {
    expect(routeRequest({ method: 'GET', url, headers })).toMatchObject({ kind: 'pass-through', isRendering })
  })

  it.each([
    '/admin',
    '/admin/login',
    '/cms/api/users/me',
    '/api',
    '/api/locations?city=makkah',
    '/api/health',
    '/_next/image?url=x',
    '/_next/static/chunks/a.js?dpl=1',
  ])('should leave %s to the framework', (url) => {
    expect(get(url)).toBe('pass-through')
  })

  it('should not take a page that only begins like a closed one for it', () => {
    expect(get('/administration')).toBe('cached')
    expect(get('/apiary')).toBe('cached')
  })
})

describe('isAdminPage', () => {
  it.each([
    ['/admin', true],
    ['/admin?_rsc=x', true],
    ['/admin/login', true],
    ['/administration', false],
    ['/cms/api/users/me', false],
    ['/', false],
  ])('should tell whether %s is a page of the admin: %s', (url, expected) => {
    expect(isAdminPage(url)).toBe(expected)
  })
})

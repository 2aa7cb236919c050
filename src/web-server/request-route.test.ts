import { describe, expect, it } from 'vitest'

import { routeRequest } from './request-route'

const get = (url: string, headers: Record<string, string> = {}) => routeRequest({ method: 'GET', url, headers }).kind

describe('routeRequest', () => {
  it.each([
    ['/', 'a page'],
    ['/guide/hajj/hajj-steps', 'an article'],
    ['/places?category=restaurant&city=makkah&page=2', 'a filtered view'],
    ['/gate-details?id=12&mosqueId=255&mosqueName=Masjid+al-Haram', 'a gate'],
    ['/api/locations', 'the list of places'],
    ['/api/mosque-gates', 'the list of gates'],
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
    ['__prerender_bypass=1', 'a preview'],
    ['__next_preview_data=1', 'the data of a preview'],
  ])('should never answer %s (%s) from the cache', (cookie) => {
    expect(get('/about', { cookie })).toBe('render')
    expect(get('/about', { cookie: 'theme=dark' })).toBe('cached')
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
    'range',
  ])('should leave requests with %s to the framework', (name) => {
    expect(get('/places', { [name]: '1' })).toBe('pass-through')
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
    ['GET', 'http://elsewhere.example/', 400],
    ['GET', undefined, 400],
    ['TRACE', '/', 405],
    ['CONNECT', 'elsewhere.example:443', 405],
  ])('should refuse %s %s', (method, url, status) => {
    expect(routeRequest({ method, url, headers: {} })).toEqual({ kind: 'refuse', status })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('should leave %s to the framework', (method) => {
    expect(routeRequest({ method, url: '/api/locations', headers: {} }).kind).toBe('pass-through')
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

import { describe, expect, it } from 'vitest'

import { requestKind } from './request-kind.mjs'

const get = (url: string, headers: Record<string, string> = {}) => requestKind({ method: 'GET', url, headers }).kind

describe('requestKind', () => {
  it.each([
    ['/', 'a page'],
    ['/guide/hajj/hajj-steps', 'an article'],
    ['/places?category=restaurant&city=makkah&page=2', 'a filtered view'],
    ['/gate-details?id=12&mosqueId=255&mosqueName=Masjid+al-Haram', 'a gate'],
    ['/api/locations', 'the list of places'],
    ['/api/mosque-gates', 'the list of gates'],
    ['/_next/static/chunks/a.js', 'a file of the build'],
    ['/theme.js', 'a file of ours'],
  ])('should send %s (%s) from the copies', (url) => {
    expect(requestKind({ method: 'GET', url, headers: {} })).toEqual({ kind: 'copy', key: url })
    expect(requestKind({ method: 'HEAD', url, headers: {} }).kind).toBe('copy')
  })

  it.each([
    ['/places?q=zamzam', 'free text'],
    ['/places?category=a&category=b', 'a parameter given twice'],
    ['/?utm_source=x', 'a parameter of nobody'],
    ['/places?', 'an empty query'],
    [`/places?category=${'x'.repeat(300)}`, 'a long query'],
    ['/admin/create-first-user', 'the page of ours among the addresses of the CMS'],
  ])('should have %s (%s) rendered for the caller', (url) => {
    expect(get(url)).toBe('relay')
  })

  it.each([
    ['payload-token=abc', 'a session of staff'],
    ['a=b; payload-token=abc', 'a session among other cookies'],
    ['__prerender_bypass=1', 'a preview'],
    ['__next_preview_data=1', 'the data of a preview'],
  ])('should never answer %s (%s) from the copies', (cookie) => {
    expect(get('/about', { cookie })).toBe('relay')
    expect(get('/about', { cookie: 'theme=dark' })).toBe('copy')
  })

  it('should render for a caller with credentials', () => {
    expect(get('/about', { authorization: 'JWT x' })).toBe('relay')
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
    expect(get('/places', { [name]: '1' })).toBe('direct')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('should leave %s to the framework', (method) => {
    expect(requestKind({ method, url: '/api/locations', headers: {} }).kind).toBe('direct')
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
    expect(get(url)).toBe('direct')
  })

  it('should not take a page that only begins like a closed one for it', () => {
    expect(get('/administration')).toBe('copy')
    expect(get('/apiary')).toBe('copy')
  })
})

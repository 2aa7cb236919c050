import { describe, expect, it } from 'vitest'

import { followRedirects, isCircle, oldAddress, type RedirectTable, type RedirectTarget } from './redirects'

const to = (address: string, isPublic = true): RedirectTarget => ({
  kind: 'record',
  collection: 'guide-articles',
  id: 1,
  address,
  href: isPublic ? address : null,
})
const url = (address: string): RedirectTarget => ({ kind: 'address', url: address })

describe('followRedirects', () => {
  const table: RedirectTable = {
    '/guide/umrah/a': to('/guide/umrah/b'),
    '/guide/umrah/away': to('/guide/umrah/gone', false),
    '/guide/umrah/gone': url('/faq'),
    '/guide/umrah/waits': to('/guide/umrah/waits', false),
    '/guide/umrah/round': to('/guide/umrah/again', false),
    '/guide/umrah/again': to('/guide/umrah/round', false),
  }

  it.each([
    ['a page', '/guide/umrah/a', '/guide/umrah/b'],
    ['what the address of a page that is gone leads to', '/guide/umrah/away', '/faq'],
    ['nowhere, when its page is to come back', '/guide/umrah/waits', null],
    ['nowhere, from a circle', '/guide/umrah/round', null],
    ['nowhere, when it is unknown', '/guide/umrah/x', null],
    ['nowhere, from a name every object has', 'constructor', null],
  ])('should lead to %s', (_what, from, target) => {
    expect(followRedirects(table, from)).toBe(target)
  })

  it('should know a circle from an end', () => {
    expect(isCircle(table, '/guide/umrah/round')).toBe(true)
    expect(isCircle({ ...table, '/guide/umrah/c': to('/guide/umrah/waits', false) }, '/guide/umrah/c')).toBe(false)
    expect(isCircle(table, '/guide/umrah/a')).toBe(false)
  })
})

describe('oldAddress', () => {
  it.each([
    [' /Guide/Umrah//Old-Name/ ', '/guide/umrah/old-name'],
    ['/place/12#map', '/place/12'],
    ['/gate-details?mosqueId=255&id=7', '/gate-details?id=7'],
    ['/recommendations/paths/to-the-tower', '/recommendations/paths/to-the-tower'],
  ])('should read %s as %s', (text, from) => {
    expect(oldAddress(text)).toEqual({ from })
  })

  it.each([
    '',
    'x',
    '//evil.com',
    '/a b',
    '/guide/a/b/c',
    '/guide/a?b=c',
    '/gate-details?id=x',
    '/places',
    '/place/1.png',
  ])('should say why %j is none', (text) => {
    expect(oldAddress(text)).toEqual({ problem: expect.stringMatching(/./) })
  })
})

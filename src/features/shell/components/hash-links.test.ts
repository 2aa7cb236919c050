import { describe, expect, it } from 'vitest'

import { hashLinkTarget } from './hash-links'

describe('hashLinkTarget', () => {
  it.each([
    ['#/guide/hajj', '/guide/hajj'],
    ['#/', '/'],
    ['#/Guide/Umrah-Steps', '/Guide/Umrah-Steps'],
    ['#/profile', '/profile'],
    ['#/places?category=Restaurant', '/places?category=Restaurant'],
    ['#/mosque-gates?mosque=nabawi', '/mosque-gates?mosque=nabawi'],
    ['#/no-such-page', '/no-such-page'],
    ['#/map?search=%D9%82%D8%A8%D8%A7%D8%A1', '/map?search=%D9%82%D8%A8%D8%A7%D8%A1'],
    ['#/guide/../settings', '/settings'],
  ])('should read %s as %s', (hash, path) => {
    expect(hashLinkTarget(hash)).toBe(path)
  })

  it.each([
    '',
    '#',
    '#content',
    '#tawaf',
    '#//example.org',
    '#/\\example.org',
    '#///example.org',
    '#/.//example.org',
    '#https://example.org',
    '#javascript:alert(1)',
    '#/admin',
    '#/Admin/logout',
    '#/api/locations',
    '#/cms/api/users/me',
  ])('should follow nothing at %j', (hash) => {
    expect(hashLinkTarget(hash)).toBeNull()
  })
})

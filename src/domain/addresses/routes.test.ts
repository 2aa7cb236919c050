import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { routePattern } from './route-pattern'
import { aliasTarget, appPages, articleAliases, canonicalPath, movedPages, routePatterns } from './routes'

describe('canonicalPath', () => {
  it.each(appPages.map(({ path }) => path))('should leave %s as it is', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })

  it.each([
    ['/Places', '/places'],
    ['/PLACES/Gates', '/places/gates'],
    ['/places/', '/places'],
    ['/places///', '/places'],
    ['/places//gates', '/places/gates'],
    ['/Profile', '/settings'],
    ['/no-such-page/', '/no-such-page'],
  ])('should put %s right as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each(Object.entries(movedPages))('should lead %s to %s', (old, canonical) => {
    expect(canonicalPath(old)).toBe(canonical)
    expect(canonicalPath(canonical)).toBeNull()
  })

  it.each(['//example.org/', '///elsewhere', '//'])('should not name another host for %s', (path) => {
    expect(canonicalPath(path)).toMatch(/^\/(?!\/)/)
  })

  it.each(['/_next/static/A.js', '/cms/api/Users', '/admin/', '/api/Locations', '/Logo.PNG', '/'])(
    'should leave %s alone',
    (path) => {
      expect(canonicalPath(path)).toBeNull()
    },
  )
})

describe('aliasTarget', () => {
  it.each(Object.entries(articleAliases))('should lead %s to %s, whatever its capitals', (alias, article) => {
    expect(aliasTarget(alias)).toBe(article)
    expect(aliasTarget(`${alias.toUpperCase()}/`)).toBe(article)
    expect(aliasTarget(article)).toBeNull()
  })

  it.each(['/guide/umrah', '/constructor', '/'])('should be none of %s', (path) => {
    expect(aliasTarget(path)).toBeNull()
  })
})

describe('appPages', () => {
  it('should name every address once', () => {
    expect(new Set(appPages.map(({ path }) => path)).size).toBe(appPages.length)
  })
})

describe('routePattern', () => {
  it.each([
    ['/', '/'],
    ['/places/gates', '/places/gates'],
    ['/directory', '/directory'],
    ['/directory/makkah/hotel', '/directory/[list]'],
    ['/guide/hajj', '/guide/hajj'],
    ['/guide/hajj/hajj-steps', '/guide/hajj/[topic]'],
    ['/guide/umrah/what-is-umrah', '/guide/umrah/[topic]'],
    ['/guide/hajj/hajj-steps/day-9', '/guide/hajj/[topic]'],
    ['/guide/more', '/guide/more'],
    ['/guide/more/duas', '/guide/more/[topic]'],
    ['/guide/answers', '/guide/answers'],
    ['/guide/answers/lost-child', '/guide/answers/[topic]'],
    ['/place/255', '/place/[id]'],
    ['/recommendations/status', '/recommendations/status'],
  ])('should count %s as %s', (pathname, pattern) => {
    expect(routePattern(pathname)).toBe(pattern)
    expect(routePatterns).toContain(pattern)
  })

  it('should count every screen there is', () => {
    const folder = new URL('../../app/(frontend)', import.meta.url)
    const screens = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.tsx' && !/(^|\/)view\//.test(file))
      .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
      // For the operator alone; and the page that replaces others without a network.
      .filter((pattern) => !['/first-admin', '/offline', '/offline/place'].includes(pattern))
      .map((pattern) => routePattern(pattern.replace('[section]', 'hajj').replace(/\[\w+\]/g, 'something')))

    expect(screens.filter((pattern) => !routePatterns.includes(pattern))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { appPages, articleAliases, canonicalPath, movedPages } from './routes'

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
    ['/Guide/Umrah/Steps/', '/guide/umrah/umrah-steps'],
    ['/Profile', '/settings'],
    ['/no-such-page/', '/no-such-page'],
  ])('should put %s right as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each(Object.entries({ ...articleAliases, ...movedPages }))('should lead %s to %s', (alias, canonical) => {
    expect(canonicalPath(alias)).toBe(canonical)
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

describe('appPages', () => {
  it('should name every address once', () => {
    expect(new Set(appPages.map(({ path }) => path)).size).toBe(appPages.length)
  })
})

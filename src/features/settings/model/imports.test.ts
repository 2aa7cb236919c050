import { describe, expect, it } from 'vitest'

import { imports, REDIRECT_DELAY_MS } from './imports'

describe('imports', () => {
  it('should go on two seconds after a success, as section 9 says', () => {
    expect(REDIRECT_DELAY_MS).toBe(2_000)
  })

  it.each([
    ['/api/admin/import-osm', '/map'],
    ['/api/admin/import-gates', '/gates-map'],
  ])('should go on from %s to %s', (path, leadsTo) => {
    expect(imports.find((one) => one.path === path)?.leadsTo).toBe(leadsTo)
  })
})

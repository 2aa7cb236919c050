import { describe, expect, it } from 'vitest'

import { osmObjectUrl } from './osm-links'

describe('osmObjectUrl', () => {
  it.each(['node/1', 'way/461699097', 'relation/6046910'])('should lead to %s', (osmRef) => {
    expect(osmObjectUrl(osmRef)).toBe(`https://www.openstreetmap.org/${osmRef}`)
  })

  it.each([null, '', 'node', 'node/', 'area/1', 'node/1/../x', 'node/1 '])('should not lead to %j', (osmRef) => {
    expect(osmObjectUrl(osmRef)).toBeNull()
  })
})

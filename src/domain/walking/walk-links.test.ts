import { describe, expect, it } from 'vitest'

import { parseWalkEnds, walkHref } from './walk-links'

describe('the address of a walk', () => {
  it('should name places, gates and points, and be read as it was written', () => {
    const ends = {
      to: { kind: 'gate', id: 79 },
      from: { kind: 'point', position: { latitude: 21.42251, longitude: 39.8262 } },
    } as const

    expect(walkHref(ends)).toBe('/walk#to=gate:79&from=21.42251,39.82620')
    expect(parseWalkEnds('#to=gate:79&from=21.42251,39.82620')).toEqual(ends)
    expect(walkHref({ to: { kind: 'place', id: 12 } })).toBe('/walk#to=place:12')
    expect(walkHref({})).toBe('/walk')
  })

  it.each(['to=place:0', 'to=place:1e9', 'to=hotel:1', 'to=91,39', 'to=21.4', 'to=21,181', 'to=NaN,1', 'to=<b>', ''])(
    'should take %j for nothing chosen',
    (fragment) => {
      expect(parseWalkEnds(fragment)).toEqual({ from: null, to: null })
    },
  )
})

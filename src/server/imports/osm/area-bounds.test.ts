import { describe, expect, it } from 'vitest'

import { withBounds } from './area-bounds'
import { parseOverpass } from './parse-overpass'

const corner = (id: number, lat: number, lon: number) => ({ type: 'node', id, lat, lon })

const corners = [corner(1, 21.4, 39.8), corner(2, 21.6, 39.8), corner(3, 21.4, 39.9)]

const expected = { minlat: 21.4, minlon: 39.8, maxlat: 21.6, maxlon: 39.9 }

describe('withBounds', () => {
  it.each([
    ['a way drawn from bare nodes', { type: 'way', id: 9, nodes: [1, 2, 3, 1] }],
    ['a way some of whose nodes lie outside the answer', { type: 'way', id: 9, nodes: [77, 1, 2, 3] }],
    [
      'a way with its geometry',
      { type: 'way', id: 9, geometry: [...corners.map(({ lat, lon }) => ({ lat, lon })), null] },
    ],
    [
      'a relation of nodes and ways with their geometry',
      {
        type: 'relation',
        id: 9,
        members: [
          { type: 'node', ref: 70, role: 'entrance', lat: 21.4, lon: 39.8 },
          { type: 'way', ref: 71, role: 'outer', geometry: [{ lat: 21.6, lon: 39.9 }, null] },
        ],
      },
    ],
    [
      'a relation of nodes and ways beside it',
      {
        type: 'relation',
        id: 9,
        members: [
          { type: 'node', ref: 3 },
          { type: 'way', ref: 8 },
        ],
      },
    ],
  ])('should find the box of %s', (_name, area) => {
    const beside = { type: 'way', id: 8, nodes: [1, 2], bounds: {} }

    expect(withBounds([...corners, beside, area]).at(-1)).toEqual({ ...area, bounds: expected })
  })

  it.each([
    ['a way without its nodes', { type: 'way', id: 9, nodes: [77] }],
    ['a way that says nothing', { type: 'way', id: 9 }],
    ['a way with text for nodes', { type: 'way', id: 9, nodes: 'all' }],
    ['a relation of itself', { type: 'relation', id: 9, members: [{ type: 'relation', ref: 9 }] }],
    ['a way with a centre', { type: 'way', id: 9, nodes: [1], center: { lat: 1, lon: 1 } }],
    ['nothing', null],
  ])('should leave alone %s', (_name, area) => {
    expect(withBounds([...corners, area]).at(-1)).toBe(area)
  })

  it('should let a whole answer place its ways', () => {
    const parsed = parseOverpass(JSON.stringify({ elements: [{ type: 'way', id: 9, nodes: [1, 2, 3] }, ...corners] }))

    expect(parsed).toMatchObject({ ok: true, elements: [{ type: 'way', bounds: expected }, {}, {}, {}] })
  })
})

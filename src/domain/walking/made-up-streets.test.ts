import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { Position } from '@/lib/geo/geo'
import { type DrawnElement, readStreets } from '../streets/read-streets'
import { decodeStreetMap, encodeStreetMap } from '../streets/street-file'
import { type PlannedWalk, planWalk, type WalkAnswer } from './plan-walk'
import { legsInWords } from '../../../tests/helpers/legs-in-words'
import { walkablePart } from './walkable-part'
import { buildWalkingGraph } from './walking-graph'

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/streets')

const readElements = (name: string): readonly DrawnElement[] =>
  (JSON.parse(readFileSync(join(FIXTURES, `${name}.overpass.json`), 'utf8')) as { elements: DrawnElement[] }).elements

type Point = readonly [latitude: number, longitude: number]

const toPosition = ([latitude, longitude]: Point): Position => ({ latitude, longitude })

/** As on the device: from the file that goes there. */
function planOn(elements: readonly DrawnElement[], from: Point, to: Point): WalkAnswer {
  const graph = buildWalkingGraph(decodeStreetMap(encodeStreetMap(readStreets(elements, 'makkah').map)))
  return planWalk(graph, walkablePart(graph, { avoidsSteps: false }), [toPosition(from), toPosition(to)])
}

function walkOn(...args: Parameters<typeof planOn>): PlannedWalk {
  const answer = planOn(...args)
  if (answer.kind === 'refused') throw new Error(answer.reason)
  return answer
}

describe('a tunnel below', () => {
  const streets = readElements('r1-tunnel-below')

  it('should be no place to begin or end at, however near it is', () => {
    const walk = walkOn(streets, [21.418, 39.83005], [21.422, 39.83002])

    expect(legsInWords(walk)).toEqual(['Walk north along Upper Lane, 440 m'])
    expect(walk.metresToWay).toBeCloseTo(36, 0)
    expect(walk.metres).toBeLessThan(530)
  })
})

describe('escalators', () => {
  const streets = readElements('r2-escalators')
  const [below, above] = [
    [21.419, 39.83002],
    [21.4216, 39.83002],
  ] as const

  it('should be taken the way they run, and be called so', () => {
    const [up, down] = [walkOn(streets, below, above), walkOn(streets, above, below)]

    expect(legsInWords(up).filter((words) => words.includes('escalator'))).toHaveLength(1)
    expect(legsInWords(down).filter((words) => words.includes('escalator'))).toHaveLength(1)
    expect(Math.max(...up.points.map(({ longitude }) => longitude))).toBeCloseTo(39.83004, 5)
    expect(Math.max(...down.points.map(({ longitude }) => longitude))).toBeCloseTo(39.83, 5)
  })

  it('should not be taken where steps are to be avoided', () => {
    const graph = buildWalkingGraph(readStreets(streets, 'makkah').map)
    const part = walkablePart(graph, { avoidsSteps: true })

    const answer = planWalk(graph, part, [toPosition(below), toPosition(above)])
    expect(answer.kind === 'walk' ? legsInWords(answer).join() : '').not.toContain('escalator')
  })

  it('should not lead anybody against a one-way for people on foot', () => {
    expect(planOn(streets, [21.4205, 39.833], [21.4225, 39.833])).toMatchObject({ kind: 'walk' })
    expect(planOn(streets, [21.4225, 39.833], [21.4205, 39.833])).toEqual({
      kind: 'refused',
      reason: 'not-connected',
    })
  })
})

describe('a bridge over a street', () => {
  const streets = readElements('r3-bridge-over-street')
  const withoutNodes = streets.map(({ nodes: _, ...element }) => element)

  it.each([
    ['whose nodes are in the file', streets],
    ['whose nodes are not in the file', withoutNodes],
  ])('should not be joined to it, %s', (_, elements) => {
    const walk = walkOn(elements, [21.42, 39.828], [21.42, 39.832])
    expect(legsInWords(walk)).toEqual(['Walk east along Street Below, 410 m'])

    expect(planOn(elements, [21.42, 39.8272], [21.423, 39.83])).toEqual({ kind: 'refused', reason: 'not-connected' })
    expect(legsInWords(walkOn(elements, [21.417, 39.83], [21.423, 39.83]))).toEqual([
      'Walk north along Bridge Above, over the bridge, 670 m',
    ])
  })

  it('should be joined to a path that ends on it, and to the street where they share a node', () => {
    const path = {
      type: 'way',
      id: 1,
      tags: { highway: 'footway', bridge: 'yes', name: 'Path' },
      geometry: [
        { lat: 21.42, lon: 39.83 },
        { lat: 21.421, lon: 39.831 },
      ],
    }
    expect(legsInWords(walkOn([...withoutNodes, path], [21.417, 39.83], [21.421, 39.831]))).toEqual([
      'Walk north along Bridge Above, over the bridge, 330 m',
      'Bear right onto Path, over the bridge, 150 m',
    ])

    const joined = streets.map((element) => (element.nodes?.[0] === 4 ? { ...element, nodes: [4, 2, 6] } : element))
    expect(legsInWords(walkOn(joined, [21.42, 39.828], [21.423, 39.83]))).toEqual([
      'Walk east along Street Below, 210 m',
      'Turn left onto Bridge Above, over the bridge, 330 m',
    ])
  })
})

describe('a road with fast traffic', () => {
  const streets = readElements('r4-trunk')

  it('should be closed without a pavement', () => {
    expect(legsInWords(walkOn(streets, [21.42, 39.8302], [21.42, 39.8398])).join()).not.toContain('Expressway')
  })

  it.each([
    [{}, 'Quiet Street'],
    [{ sidewalk: 'both' }, 'Expressway'],
    [{ foot: 'yes' }, 'Expressway'],
    [{ foot: 'use_sidepath' }, 'Quiet Street'],
  ])('should be avoided for a little longer way, with %j', (said, taken) => {
    const elements = streets.map(({ tags: { sidewalk: _, ...tags } = {}, ...element }) => ({
      ...element,
      tags: tags.highway === 'trunk' ? { ...tags, ...said } : tags,
    }))

    expect(legsInWords(walkOn(elements, [21.42, 39.83], [21.42, 39.84])).join()).toContain(taken)
  })

  it('should be said where there is nothing else', () => {
    const alone = streets
      .filter(({ id }) => id === 9100000031)
      .map(({ tags: { sidewalk: _, ...tags } = {}, ...element }) => ({ ...element, tags }))

    expect(legsInWords(walkOn(alone, [21.42, 39.83], [21.42, 39.84]))).toEqual([
      'Walk east along Expressway, a main road with fast traffic, 1.0 km',
    ])
    const tunnel = alone.map((element) => ({ ...element, tags: { highway: 'primary', tunnel: 'yes' } }))
    const streetsToIt = [
      [21.4197, 39.83],
      [21.4197, 39.84],
    ].map(([lat = 0, lon = 0], index) => ({
      type: 'way',
      id: index + 1,
      tags: { highway: 'residential', name: 'Portal Street' },
      geometry: [
        { lat, lon },
        { lat: 21.42, lon },
      ],
    }))
    expect(legsInWords(walkOn([...tunnel, ...streetsToIt], [21.4197, 39.83], [21.4197, 39.84]))).toContain(
      'Turn right into a street without a name towards Portal Street, through the road tunnel, beside the traffic, 1.0 km',
    )
  })
})

describe('a square', () => {
  it.each(['r5-square', 'r5-square-relation'])('should be crossed, not walked around: %s', (name) => {
    const walk = walkOn(readElements(name), [21.417, 39.83], [21.425, 39.832])

    expect(walk.metres).toBeCloseTo(334 + 304 + 334, -1)
    expect(legsInWords(walk)).toEqual([
      'Walk north along South Path, 330 m',
      'Bear right onto Great Square, 300 m',
      'Bear left onto North Path, 330 m',
    ])
  })

  it('should be walked around where a bay cuts it, or something is in its middle', () => {
    const withBay = readElements('r5-square').map((element) =>
      element.tags?.area === 'yes'
        ? {
            ...element,
            geometry: [
              ...(element.geometry?.slice(0, 1) ?? []),
              { lat: 21.4215, lon: 39.831 },
              ...(element.geometry?.slice(1) ?? []),
            ],
          }
        : element,
    )
    expect(walkOn(withBay, [21.417, 39.83], [21.425, 39.832]).metres).toBeGreaterThan(334 + 304 + 334 + 20)

    const withMiddle = readElements('r5-square-relation').map((element) =>
      element.type === 'relation'
        ? { ...element, members: [...(element.members ?? []), { role: 'inner', geometry: [] }] }
        : element,
    )
    expect(walkOn(withMiddle, [21.417, 39.83], [21.425, 39.832]).metres).toBeGreaterThan(1_080)
  })
})

describe('a locked gate on a way', () => {
  const streets = readElements('r6-locked-gate')
  const withGate = (tags: Record<string, string>) =>
    streets.map((element) => (element.type === 'node' ? { ...element, tags: { barrier: 'gate', ...tags } } : element))
  const across = [
    [21.42, 39.8305],
    [21.42, 39.8315],
  ] as const

  it('should be walked around', () => {
    expect(legsInWords(walkOn(streets, ...across)).join()).toContain('Round Street')
  })

  it.each([
    [{}, false],
    [{ locked: 'yes' }, true],
    [{ access: 'permit' }, true],
    [{ access: 'private', foot: 'yes' }, false],
    [{ locked: 'no' }, false],
    [{ barrier: 'bollard', access: 'no' }, false],
  ])('should be told from an open one by its tags: %j', (tags, isLocked) => {
    expect(
      legsInWords(walkOn(withGate(tags), ...across))
        .join()
        .includes('Round Street'),
    ).toBe(isLocked)
  })
})

describe('crossings', () => {
  it('should be part of the pavement they interrupt', () => {
    const walk = walkOn(readElements('r7-crossings'), [21.42, 39.83], [21.4258, 39.83])

    expect(legsInWords(walk)).toEqual(['Walk north along a footpath, 670 m'])
  })
})

describe('access', () => {
  const { map } = readStreets(readElements('r8-access'), 'makkah')

  it.each([
    ['Foot Yes', false],
    ['Customers', false],
    ['Designated', false],
    ['Use Sidepath', true],
    ['Military', true],
    ['Permit', true],
    ['Access Permit', true],
    ['Discouraged', false],
  ])('should be read: %s is closed: %s', (name, isClosed) => {
    expect(map.ways.find((way) => way.name?.en === name)?.isClosedToWalkers).toBe(isClosed)
  })
})

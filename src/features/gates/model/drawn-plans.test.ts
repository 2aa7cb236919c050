import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { SCHEMATIC_HEIGHT_PX, SCHEMATIC_WIDTH_PX, schematics } from './schematic'

const file = readFileSync(new URL('../../../../public/drawings.svg', import.meta.url), 'utf8')

/** What one drawing is made of. */
const drawn = (key: string): string => new RegExp(`\\n  <g id="${key}"[\\s\\S]*?\\n  </g>`).exec(file)?.[0] ?? ''

// The articles show the plan as a drawing, which cannot know the gates of the CMS: it has to say the same.
describe.each(['haram', 'nabawi'] as const)('the plan of the gates of %s', (mosque) => {
  const key = `${mosque}-gates` as const
  const numbers = [...drawn(key).matchAll(/<text x="([\d.]+)" y="([\d.]+)">(\d+)<\/text>/g)].map(
    ([, x, y, number]) => ({
      number,
      x: Number(x),
      y: Number(y) - 5.5,
    }),
  )

  it('should be the plan of the gates map: the same walls, and the same gates at the same places', () => {
    const { walls, markers } = schematics[mosque]

    for (const wall of walls) expect(drawn(key)).toContain(`d="${wall}"`)
    expect(numbers.map(({ number }) => number)).toEqual(markers.map(({ gateNumber }) => gateNumber))
    for (const [index, { left, top }] of markers.entries()) {
      expect(numbers[index]?.x).toBeCloseTo((left / 100) * SCHEMATIC_WIDTH_PX, 0)
      expect(numbers[index]?.y).toBeCloseTo((top / 100) * SCHEMATIC_HEIGHT_PX, 0)
    }
  })
})

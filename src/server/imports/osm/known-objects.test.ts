import { expect, it } from 'vitest'

import { correctedObjects, deniedObjects, sameObjects } from './known-objects'

it('should never take the mosque for Tan’im that lies inside the Haram', () => {
  expect(deniedObjects.get('way/457755154')?.reason).toMatch(/wrong place/)
})

it('should rule no object out that stands for another, and correct none that is ruled out', () => {
  const ruledOut = new Set([...deniedObjects.keys(), ...sameObjects.keys()])

  expect([...sameObjects.values()].filter((ref) => ruledOut.has(ref))).toEqual([])
  expect([...correctedObjects.keys()].filter((ref) => ruledOut.has(ref))).toEqual([])
})

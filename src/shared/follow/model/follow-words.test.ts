import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'

import { INDOOR_POSITION_NOTE } from '../../position/model/position-note'
import { followWords } from './follow-words'

const onTheStreet = { latitude: 21.41, longitude: 39.85 }

describe('followWords', () => {
  it('should say what Follow me does, and what this browser cannot do', () => {
    expect(followWords(onTheStreet, true)).toBe('The map goes along with you, and the screen stays on.')
    expect(followWords(onTheStreet, false)).toContain('cannot keep the screen on')
  })

  it.each(Object.entries(mosques))('should warn of wrong positions at %s, and not on the street', (_, mosque) => {
    expect(followWords(mosque, true)).toContain(INDOOR_POSITION_NOTE)
    expect(followWords(onTheStreet, true)).not.toContain(INDOOR_POSITION_NOTE)
    expect(followWords(null, true)).not.toContain(INDOOR_POSITION_NOTE)
  })
})

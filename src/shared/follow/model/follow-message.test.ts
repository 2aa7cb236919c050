import { describe, expect, it } from 'vitest'

import { mosques } from '@/domain/gates/mosques'

import { INDOOR_POSITION_NOTE } from '../../position/model/position-note'
import { followMessage } from './follow-message'

const onTheStreet = { latitude: 21.41, longitude: 39.85 }

describe('followMessage', () => {
  it('should say what Follow me does, and what this browser cannot do', () => {
    expect(followMessage(onTheStreet, true)).toBe('The map goes along with you, and the screen stays on.')
    expect(followMessage(onTheStreet, false)).toContain('cannot keep the screen on')
  })

  it.each(Object.entries(mosques))('should warn of wrong positions at %s, and not on the street', (_, mosque) => {
    expect(followMessage(mosque, true)).toContain(INDOOR_POSITION_NOTE)
    expect(followMessage(onTheStreet, true)).not.toContain(INDOOR_POSITION_NOTE)
    expect(followMessage(null, true)).not.toContain(INDOOR_POSITION_NOTE)
  })
})

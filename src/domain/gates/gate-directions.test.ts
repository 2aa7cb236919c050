import { describe, expect, it } from 'vitest'

import { gateDirections } from './gate-directions'
import { MOSQUE_IDS } from './mosques'

describe('gateDirections', () => {
  const gate = { directionsUrl: null, mosqueId: MOSQUE_IDS.haram, latitude: 21.42, longitude: 39.82 }

  it('should take the link of the gate first', () => {
    expect(gateDirections({ ...gate, directionsUrl: 'https://maps.app.goo.gl/abc' })).toBe(
      'https://maps.app.goo.gl/abc',
    )
  })

  it.each([null, '', 'javascript:alert(1)'])('should lead to the coordinates when the link is %j', (directionsUrl) => {
    expect(gateDirections({ ...gate, directionsUrl })).toBe(
      'https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=21.42,39.82',
    )
  })

  it.each([
    [MOSQUE_IDS.haram, '21.4225,39.8262'],
    [MOSQUE_IDS.nabawi, '24.4672,39.6112'],
  ])('should lead to the default of mosque %i when the gate has no position', (mosqueId, position) => {
    expect(gateDirections({ ...gate, mosqueId, latitude: null, longitude: null })).toBe(
      `https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=${position}`,
    )
  })
})

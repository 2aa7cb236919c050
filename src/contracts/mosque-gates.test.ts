import { describe, expect, it } from 'vitest'

import { gateDtoSchema, toGateDto } from './mosque-gates'

const record = {
  id: 7,
  mosqueId: 255,
  name: 'King Fahd Gate',
  gateNumber: '79',
  arabicName: 'باب الملك فهد',
  notes: 'South-west of the Kaaba.',
  description: null,
  latitude: 21.421232,
  longitude: 39.8240461,
  directionsUrl: null,
  isMajor: 'yes',
  womenOnly: 'no',
  isEntrance: 'unknown',
  isExit: 'yes',
  isWheelchairAccessible: 'unknown',
} as const

describe('toGateDto', () => {
  it('should give exactly the fields of section 3, with unknown flags as 0', () => {
    expect(toGateDto(record)).toEqual({
      id: 7,
      locationId: 255,
      name: 'King Fahd Gate',
      gate_number: '79',
      arabic_name: 'باب الملك فهد',
      notes: 'South-west of the Kaaba.',
      description: null,
      latitude: 21.421232,
      longitude: 39.8240461,
      directions_url: null,
      is_major: 1,
      women_only: 0,
      is_entrance: 0,
      is_exit: 1,
      is_wheelchair_accessible: 0,
    })
  })

  it('should leave out what the contract does not name', () => {
    const stored = { ...record, source: 'somewhere', confidence: 'low', level: 0 }

    expect(gateDtoSchema.safeParse(toGateDto(stored)).success).toBe(true)
  })

  it.each([
    ['https://www.google.com/maps/x', 'https://www.google.com/maps/x'],
    ['javascript:alert(1)', null],
  ])('should pass on only a web address as directions: %s', (directionsUrl, expected) => {
    expect(toGateDto({ ...record, directionsUrl }).directions_url).toBe(expected)
  })
})

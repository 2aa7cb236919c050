import { describe, expect, it } from 'vitest'

import { cities, matchesCity } from './cities'

describe('matchesCity', () => {
  it.each(['Madinah', 'madinah', 'MADINA', 'Medina', ' medina ', 'المدينة', 'المدينة المنورة'])(
    'should find %s under Madinah',
    (written) => {
      expect(matchesCity(written, 'Madinah')).toBe(true)
    },
  )

  it.each(['Makkah', 'makkah', 'MAKKAH', ' Makkah'])('should find %s under Makkah', (written) => {
    expect(matchesCity(written, 'Makkah')).toBe(true)
  })

  it.each(['Mecca', 'Makka', 'Madinah', '', 'Makkah Al-Mukarramah'])('should not find %s under Makkah', (written) => {
    expect(matchesCity(written, 'Makkah')).toBe(false)
  })

  it.each(['Madinah Road', 'al-Madinah', 'Makkah', ''])('should not find %s under Madinah', (written) => {
    expect(matchesCity(written, 'Madinah')).toBe(false)
  })

  it('should keep the aliases of Madinah out of the other cities', () => {
    expect(matchesCity('medina', 'Jeddah')).toBe(false)
  })

  it('should list the cities in the order of the specification', () => {
    expect(cities).toEqual(['Makkah', 'Madinah', 'Jeddah'])
  })
})

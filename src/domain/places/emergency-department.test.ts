import { describe, expect, it } from 'vitest'

import { readPlaceSeeds } from '@/seed/places'

import { hasEmergencyDepartment } from './emergency-department'

describe('hasEmergencyDepartment', () => {
  it.each([
    ['Ajyad Emergency Hospital', null],
    ['Emergency Health Centre 1, Masjid al-Haram', null],
    ['Hera General Hospital', 'Government hospital with an emergency department.'],
    ['King Faisal Specialist Hospital, Jeddah', 'Specialist hospital with 24-hour emergency care.'],
    ['East Jeddah Hospital', 'Government hospital with the busiest emergency department of Jeddah in 2020.'],
    ['A hospital', 'With an Emergency Department.'],
    ['A hospital', 'Day and night, with an emergency room.'],
  ])('should be known of %s: %s', (name, description) => {
    expect(hasEmergencyDepartment({ category: 'hospital', name, description })).toBe(true)
  })

  it.each([
    ['Saudi National Hospital, Makkah', 'Private hospital.'],
    ['East Aziziyah Health Centre', 'Health centre of the Ministry of Health for what is no emergency.'],
    ['A hospital', 'Has no emergency department.'],
    ['A hospital', 'A hospital without an emergency department.'],
    ['A hospital', 'Without emergency care. For emergency care go to another one.'],
    ['A hospital', 'The emergency exit is on the left.'],
    ['A hospital', null],
    ['A hospital', undefined],
  ])('should not be known of %s: %s', (name, description) => {
    expect(hasEmergencyDepartment({ category: 'hospital', name, description })).toBe(false)
  })

  it('should be asked of places for the ill alone', () => {
    expect(hasEmergencyDepartment({ category: 'shopping', name: 'Emergency Lights', description: null })).toBe(false)
  })

  it('should be known of the shipped places whose texts say it', () => {
    const known = readPlaceSeeds().places.filter(hasEmergencyDepartment)

    expect(known.map(({ name }) => name).sort()).toEqual([
      'Ajyad Emergency Hospital',
      'Al Haram Emergency Hospital',
      'Al Noor Specialist Hospital',
      'Al-Miqat General Hospital',
      'East Jeddah Hospital',
      'Emergency Health Centre 1, Masjid al-Haram',
      'Emergency Health Centre 2, Masjid al-Haram',
      'Hera General Hospital',
      'King Abdulaziz Hospital, Jeddah',
      'King Abdulaziz Hospital, Makkah',
      'King Abdullah Medical Complex (hospital), Jeddah',
      'King Fahd Hospital, Jeddah',
      'King Faisal Hospital, Makkah',
      'King Faisal Specialist Hospital, Jeddah',
      'Mina Emergency Hospital (Hajj only)',
    ])
  })
})

/** The enumerations of spec §3; the first of each list but the step's is the default of its form field. */
export const placeKinds = ['Restaurant', 'Cafe', 'Attraction', 'Shopping', 'Prayer room', 'Other'] as const

export const recommendationCities = ['Makkah', 'Madinah', 'Jeddah'] as const

export const stepKinds = [
  'Location',
  'Gate',
  'Restaurant',
  'Prayer',
  'Transportation',
  'Rest',
  'Activity',
  'Other',
] as const

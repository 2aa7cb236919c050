/** What the import puts right, by the word its report counts it under. */
export const placeRules = [
  'stop',
  'toilets',
  'trusted-category',
  'corrected',
  'transliterated',
  'two-scripts',
  'spelling',
  'capitals',
  'near',
] as const

export type PlaceRule = (typeof placeRules)[number]

import type { mapTexts } from './map-fields'

/** What an import leaves out of a record it takes, in the words of its report. */
export type DroppedPart =
  | (typeof mapTexts)[keyof typeof mapTexts]['tooLong']
  | 'web address not usable'
  | 'name shortened'
  | 'Arabic name shortened'
  | 'day of a check not readable'
  | 'day of a check after the day of the map'
  | 'wheelchair access not readable'

/** What the import puts right, by the word its report counts it under. */
export type PlaceRule =
  | 'stop'
  | 'toilets'
  | 'trusted-category'
  | 'corrected'
  | 'transliterated'
  | 'two-scripts'
  | 'spelling'
  | 'capitals'
  | 'near'

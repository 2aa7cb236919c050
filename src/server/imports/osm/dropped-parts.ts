/** What an import leaves out of a record it takes, in the words of its report. */
export type DroppedPart =
  | 'web address not usable'
  | 'web address too long'
  | 'opening hours too long'
  | 'address too long'
  | 'description too long'
  | 'name shortened'
  | 'Arabic name shortened'
  | 'phone numbers that were too many'
  | 'kinds of food that were too many'
  | 'day of a check not readable'
  | 'day of a check after the day of the map'
  | 'wheelchair access not readable'

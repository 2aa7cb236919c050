/** What every path has to say, where a test does not care. */
export const blankPath = {
  title: 'To the tower',
  city: 'Makkah',
  slug: 'to-the-tower',
  origin: 'editor',
  steps: [{ title: 'Start', category: 'Location' }],
  _status: 'published',
} as const

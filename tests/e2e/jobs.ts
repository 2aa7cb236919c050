/**
 * What pilgrims come for, and the taps each takes, as docs/testing.md shows them. From the home page of a small
 * phone, but for the three that begin on the page they are about. Words that are typed are no taps; a list that is chosen from
 * is one.
 */
export const jobs = {
  'Gate 79, and the way there': 2,
  'A pharmacy near the Haram that is open now': 2,
  'Wudu breaks in tawaf, by asking': 2,
  'Wudu breaks in tawaf, from the step of the rite': 3,
  'The rounds of tawaf, counted': 3,
  "The day's task in Hajj": 2,
  'An entrance for a wheelchair at the Prophet’s Mosque': 3,
  'An ambulance in Madinah': 2,
  'A lost child': 2,
  '"I need a doctor" in Arabic, to be shown': 3,
  'The way on foot back to the hotel': 2,
  'What is nearest on the map, and the way there': 3,
  'The nearest open gate in place of a closed one': 4,
  'The card on a sheet of paper': 3,
  'The whole guide, saved for when there is no network': 3,
  'A restaurant with a pin, recommended, and its status': 6,
  'A path of three steps, recommended': 6,
  'A wrong telephone number, reported (from its place)': 3,
  'A place, shared (from its page)': 1,
  'An article, printed (from its page)': 1,
} as const satisfies Readonly<Record<string, number>>

export type Job = keyof typeof jobs

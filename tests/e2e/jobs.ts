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

/**
 * What editors and moderators do in a month, and the clicks each takes, from the dashboard but where the line says otherwise.
 * Words that are typed and files that are chosen are no clicks.
 */
export const staffJobs = {
  'Twenty records that are due, still correct': 5,
  'A sentence corrected, seen in the preview, and published': 5,
  'A fact changed, with the sentences that name it in view': 3,
  'A text put off to midnight of 1 Ramadan': 5,
  'A gate closed by a notice': 9,
  'Ten rows corrected in a spreadsheet (from the imports)': 4,
  'A dead link replaced everywhere': 4,
  'A place that was sent in, looked at and approved': 3,
} as const satisfies Readonly<Record<string, number>>

export type Job = keyof typeof jobs | keyof typeof staffJobs

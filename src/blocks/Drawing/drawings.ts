/** What a drawing shows, and the same in words: they stand below it for everybody, whether or not they see it. */
type Drawing = {
  readonly title: string
  /** Of the symbol's view box in `public/drawings.svg`. */
  readonly width: number
  readonly height: number
  readonly words: readonly string[]
}

/**
 * The drawings of the guide, under the names of their symbols in `public/drawings.svg`. Distances are straight lines
 * between the positions in `src/data/holy-sites.json`, to a hundred metres; roads are longer. No living being is drawn. What
 * each shows stands in at least two texts of the guide: `src/seed/content/drawings.test.ts` names them.
 */
export const drawings = {
  'holy-sites': {
    title: 'Map of the places of Hajj',
    width: 360,
    height: 210,
    words: [
      'Masjid al-Haram to the Jamarat: 4.8 km',
      'The Jamarat to the middle of Mina: 2.3 km',
      'The middle of Mina to the mosque of Muzdalifah: 3.6 km',
      'The mosque of Muzdalifah to the hill of Arafah: 8.2 km',
    ],
  },
  tawaf: {
    title: 'The way of tawaf, from above',
    width: 340,
    height: 250,
    words: [
      'Each round begins and ends level with the Black Stone.',
      "You walk anticlockwise, the Ka'bah on your left, outside the Hijr.",
      'Seven rounds. The Yemeni Corner is the last one before the Black Stone.',
    ],
  },
  sai: {
    title: "The way of sa'i, from above",
    width: 320,
    height: 184,
    words: [
      'Safa to Marwah is one length, Marwah to Safa the next.',
      'Seven lengths: the first begins at Safa, the seventh ends at Marwah.',
      'Men hurry between the green lights, in each length. Women walk.',
    ],
  },
  ihram: {
    title: 'Clothes of Ihram, for men and for women',
    width: 360,
    height: 212,
    words: [
      'Men: two plain sheets, bare head, open sandals.',
      'Women: their usual modest clothes, any shoes, no face veil (niqab).',
    ],
  },
  maqam: {
    title: "Maqam Ibrahim and the Ka'bah, from above",
    width: 340,
    height: 204,
    words: [
      "The Maqam stands north-east of the Ka'bah.",
      "Behind it: the Maqam is between you and the Ka'bah.",
      "Ja'fari (Shia): behind it, and near it.",
    ],
  },
  hair: {
    title: 'Cutting the hair',
    width: 340,
    height: 180,
    words: ['Men shave the head or shorten the hair.', 'Women cut the length of a fingertip joint.'],
  },
  mina: {
    title: 'Mina, the valley of tents',
    width: 340,
    height: 198,
    words: [
      'Between Makkah and Muzdalifah; the Jamarat are at its Makkah end.',
      'You stay here on the 8th, and sleep here after the 10th.',
    ],
  },
  arafat: {
    title: 'The limits of Arafah',
    width: 340,
    height: 198,
    words: [
      'Inside the boundary signs. The valley of Uranah is outside.',
      'The front part of Masjid Namirah is outside, too.',
    ],
  },
  muzdalifah: {
    title: 'The night at Muzdalifah',
    width: 340,
    height: 198,
    words: ['From Arafah after sunset, to Mina before sunrise.', '7 pebbles for the morning, from here or from Mina.'],
  },
  jamarat: {
    title: 'The three Jamarat and their order',
    width: 340,
    height: 184,
    words: [
      'From Mina to Makkah: small, middle, Aqabah.',
      '10th: 7 pebbles at Aqabah alone. Then 7 at each, in this order.',
    ],
  },
  'haram-gates': {
    title: 'Plan of Masjid al-Haram with the gates to know',
    width: 340,
    height: 400,
    words: [
      'South: 1 King Abdulaziz Gate, 79 King Fahd Gate',
      'West and north: 62 Umrah Gate, 45 Al-Fath Gate, 100 King Abdullah Gate',
      'At the Masaa, in the east: 13 Safa Gate, 19 As-Salam Gate, 25 Al-Marwah Gate',
    ],
  },
  'nabawi-gates': {
    title: 'Plan of Masjid an-Nabawi with the gates to know',
    width: 340,
    height: 400,
    words: [
      'Old mosque: 1 As-Salam Gate, 3 Ar-Rahmah Gate, 39 An-Nisa Gate, 40 Jibril Gate',
      'North: 21 King Fahd Gate. South-east: 37 Makkah Gate',
      'The direction of prayer is south.',
    ],
  },
} as const satisfies Readonly<Record<string, Drawing>>

export type DrawingKey = keyof typeof drawings

export const drawingKeys = Object.keys(drawings).filter(isDrawing)

export function isDrawing(value: unknown): value is DrawingKey {
  return typeof value === 'string' && Object.hasOwn(drawings, value)
}

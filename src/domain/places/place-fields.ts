/** How a text is written and read. */
export type TextForm = 'name' | 'line' | 'paragraphs' | 'hours' | 'phone' | 'website' | 'list'

/** What rows of places and gates have in common. A mark that does not hold is left out: types are made of the marks. */
export type FieldRow = (TextRow | FlagRow | OwnRow) & {
  /** What readers, visitors, moderators and editors call it. */
  readonly label: string
  /** Editors see it beside the next one of them. */
  readonly isHalf?: true
  /** Lists are searched by it. */
  readonly isIndexed?: true
  /** Written in Arabic: its inputs run from right to left and are read aloud as Arabic. */
  readonly isArabic?: true
  /** What a report of a visitor calls it. */
  readonly reportedAs?: string
  /** An import brings it: of a place from the tags of the map, of a gate from the file of gates. */
  readonly isImported?: true
}

type TextRow = {
  readonly kind: 'text'
  readonly form: TextForm
  /** UTF-16 units. */
  readonly limit: number
}

type FlagRow = {
  readonly kind: 'flag'
  /** It says yes, limited or no; others say yes or no. */
  readonly hasLimited?: true
}

/** It is like no other: whoever lists the fields has something of its own for it. */
type OwnRow = { readonly kind: 'own' }

export type PlaceFieldRow = FieldRow & {
  /** Who writes it in a submission, beside what every submission has. Moderators may correct what visitors send. */
  readonly sentBy?: 'visitor' | 'moderator'
  /** What a submission calls it, where that is something else. */
  readonly sentAs?: string
  /** How long it may be when a visitor sends it, where that is less. */
  readonly sentLimit?: number
  /** Beside its label in the visitors' form. */
  readonly hint?: string
  /** Moderators read it; a place of the guide has no such field. */
  readonly isOnlySent?: true
  /** Readers see it as a plain line of a place. Flags they see anyway, and the other forms where these have their place. */
  readonly isPlainFact?: true
  /** Shown when two records may be one place; the others rarely differ between two. */
  readonly isCompared?: true
}

/**
 * The fields of a place, in the order in which editors see them. Whatever lists them is made of this table: the collection,
 * what visitors send and how it is checked, reviewed and published, imports and merges, and what readers see. What only
 * editors read is in `placeHelp` below, which pages leave out; how tags are read is in `imports/osm/map-fields.ts`.
 */
export const placeFields = {
  name: {
    label: 'Name',
    kind: 'text',
    form: 'name',
    limit: 200,
    isIndexed: true,
    reportedAs: 'name',
    isImported: true,
    isCompared: true,
  },
  arabicName: {
    label: 'Arabic name',
    kind: 'text',
    form: 'name',
    limit: 200,
    isArabic: true,
    sentBy: 'moderator',
    reportedAs: 'arabicName',
    isImported: true,
    isCompared: true,
  },
  category: { label: 'Category', kind: 'own', isHalf: true, isImported: true, isCompared: true },
  city: { label: 'City', kind: 'own', isHalf: true, isImported: true },
  address: {
    label: 'Address',
    kind: 'text',
    form: 'line',
    limit: 300,
    sentBy: 'moderator',
    reportedAs: 'address',
    isImported: true,
    isCompared: true,
  },
  description: { label: 'Description', kind: 'text', form: 'paragraphs', limit: 2000, isImported: true },
  position: { label: 'Position', kind: 'own' },
  hours: {
    label: 'Opening hours',
    kind: 'text',
    form: 'hours',
    limit: 500,
    sentBy: 'visitor',
    sentAs: 'openHours',
    sentLimit: 200,
    hint: 'For example: daily 10:00 to 23:00',
    reportedAs: 'hours',
    isImported: true,
    isCompared: true,
  },
  price: {
    label: 'Price range',
    kind: 'text',
    form: 'line',
    limit: 100,
    sentBy: 'visitor',
    hint: 'For example: SAR 20 to 40',
    isOnlySent: true,
  },
  phone: {
    label: 'Phone',
    kind: 'text',
    form: 'phone',
    limit: 60,
    isHalf: true,
    sentBy: 'visitor',
    hint: 'Of the place, not your own',
    reportedAs: 'phone',
    isImported: true,
    isCompared: true,
  },
  website: {
    label: 'Website',
    kind: 'text',
    form: 'website',
    limit: 500,
    isHalf: true,
    sentBy: 'visitor',
    hint: 'With or without https://',
    reportedAs: 'website',
    isImported: true,
    isCompared: true,
  },
  wheelchair: {
    label: 'Wheelchair access',
    kind: 'flag',
    hasLimited: true,
    isHalf: true,
    sentBy: 'visitor',
    reportedAs: 'wheelchair',
    isImported: true,
    isCompared: true,
  },
  cuisine: {
    label: 'Cuisine',
    kind: 'text',
    form: 'list',
    limit: 120,
    isHalf: true,
    isImported: true,
    isPlainFact: true,
    isCompared: true,
  },
  womenArea: { label: 'Area for women', kind: 'flag', isHalf: true, sentBy: 'visitor' },
  prayerArea: { label: 'Prayer area', kind: 'flag', isHalf: true, sentBy: 'visitor' },
} as const satisfies Readonly<Record<string, PlaceFieldRow>>

export type PlaceFields = typeof placeFields

/** What editors read below each field. */
export const placeHelp: Readonly<Partial<Record<keyof PlaceFields, string>>> = {
  name: 'As an English reader would say it, for example "Masjid al-Haram".',
  arabicName: 'As written on the sign. Leave empty when it is not known.',
  category: 'Holy sites are a chosen few; every other mosque is a prayer place.',
  address: 'Street and district, so that a taxi driver would find it.',
  description: 'What a pilgrim needs to know, in two or three plain sentences. Facts only.',
  hours: 'In the OpenStreetMap form, for example "Sa-Th 08:00-24:00; Fr 13:00-24:00". Empty means unknown.',
  phone: 'As its source writes it. Between two numbers a semicolon. One that nobody can dial is shown as text.',
  website: 'The place’s own page.',
  cuisine: 'For restaurants and cafes.',
  womenArea: 'A separate room or section.',
  prayerArea: 'A place to pray on the premises.',
}

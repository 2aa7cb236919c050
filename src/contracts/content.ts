import type { GateFields } from '@/domain/gates/gate-fields'
import type { City, PlaceCity } from '@/domain/places/cities'
import type { TriState } from '@/domain/places/flag-states'
import type { PlaceCategory } from '@/domain/places/place-categories'
import type { PlaceFields } from '@/domain/places/place-fields'
import type { WeeklyHours } from '@/domain/places/weekly-hours'
import type { KeysWhere } from '@/lib/lists/table-rows'
import type { Authority, EmergencyNumber, GuideArticle, Location, MosqueGate, Path } from '@/payload-types'

// What src/content loads for a page, and what the page hands to a screen. Only published content comes this way.

/** What a list row, a search and the public API need to know of a place. */
export type PlaceSummary = {
  readonly id: number
  readonly name: string
  readonly arabicName: string | null
  readonly category: PlaceCategory
  readonly city: PlaceCity
  readonly address: string | null
  readonly description: string | null
  readonly hours: string | null
  /** Degrees; both are null when the position is not known. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly checkedOn: string | null
}

export type PlaceCount = Pick<PlaceSummary, 'category' | 'city'> & { readonly count: number }

/** A name in the directory. */
export type DirectoryEntry = Pick<PlaceSummary, 'id' | 'name' | 'category' | 'city'>

/** A to Z, or `#` for names that begin with anything else. */
export type LetterCount = { readonly letter: string; readonly count: number }

/** A telephone number as it is written. `href` is its `tel:` address, or `null` when it cannot be dialled. */
export type PhonePart = { readonly text: string; readonly href: string | null }

type WithPhones<Content> = Content & { readonly phones: readonly PhonePart[] }

export type OfficialBody = WithPhones<Authority>

export type EmergencyContacts = Omit<EmergencyNumber, 'phoneNumbers'> & {
  readonly phoneNumbers: readonly WithPhones<EmergencyNumber['phoneNumbers'][number]>[]
}

/** Flags, and texts that are a plain line of a place. */
type PlaceFacts = Readonly<Pick<Location, KeysWhere<PlaceFields, { readonly kind: 'flag' }>>> &
  Readonly<Record<KeysWhere<PlaceFields, { readonly isPlainFact: true }>, string | null>>

export type Place = PlaceSummary &
  PlaceFacts & {
    /** `transliterated`: the source has no name in Latin letters; it is computed from the Arabic one. */
    readonly nameBasis: Location['nameBasis'] | null
    /** One part a number, in the order in which they are written; none when no number is known. */
    readonly phones: readonly PhonePart[]
    readonly website: string | null
    readonly source: string | null
    readonly reviewDueOn: string | null
    readonly origin: Location['origin']
    readonly osmRef: string | null
    readonly confidence: Location['confidence'] | null
    readonly updatedAt: string
    /** Compiled from `hours`; `null` when they are not known. */
    readonly weeklyHours: WeeklyHours | null
  }

type GateTexts = Readonly<Record<Exclude<KeysWhere<GateFields, { readonly kind: 'text' }>, 'name'>, string | null>>
type GateFlags = Readonly<Record<KeysWhere<GateFields, { readonly kind: 'flag' }>, TriState>>

export type Gate = GateTexts &
  GateFlags & {
    readonly id: number
    readonly mosqueId: number
    readonly name: string
    readonly kind: MosqueGate['kind']
    readonly latitude: number | null
    readonly longitude: number | null
    readonly level: number | null
    readonly source: string | null
    readonly checkedOn: string | null
    readonly confidence: MosqueGate['confidence'] | null
  }

/** What the page of one gate needs. */
export type GateDetails = Gate & { readonly reviewDueOn: string | null }

/** What a list of paths needs. */
export type PathSummary = {
  readonly slug: string
  readonly title: string
  readonly city: City
  readonly summary: string | null
  readonly stepCount: number
  readonly updatedAt: string
}

export type PathStep = {
  readonly title: string
  readonly description: string | null
  readonly category: Path['steps'][number]['category']
  readonly notes: string | null
  /** The published gate and place the step leads to. */
  readonly gate: { readonly id: number; readonly mosqueId: number; readonly name: string } | null
  readonly place: { readonly id: number; readonly name: string } | null
}

/** A path; its steps are in order and numbered from 1 by their place in the list. */
export type PathDetails = PathSummary & {
  readonly steps: readonly PathStep[]
  readonly origin: Path['origin']
  readonly source: string | null
  readonly checkedOn: string | null
  readonly reviewDueOn: string | null
}

export type Section = GuideArticle['section']

export type ArticleSummary = Pick<GuideArticle, 'id' | 'section' | 'slug' | 'title' | 'summary'> & {
  readonly checkedOn: string | null
  readonly updatedAt: string
}

export type Article = ArticleSummary &
  Pick<GuideArticle, 'body' | 'sources' | 'meta'> & { readonly reviewDueOn: string | null }

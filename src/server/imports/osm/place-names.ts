import { cleanText, isMostlyArabic } from '@/lib/text'

import type { OsmTags } from './overpass-types'

type PlaceNames = {
  /** As an English reader would say it; the Arabic name when the map has no other. */
  readonly name: string
  readonly arabicName: string | null
}

/**
 * The names of an object, or `null` when it has none a reader could use. English by preference: `name:en`, else
 * `int_name`, else a `name` that is not Arabic, else the Arabic name. A value in the wrong script for its key is passed
 * over, because that is the commonest mistake in the two cities.
 */
export function namesOf(tags: OsmTags): PlaceNames | null {
  const arabicName = firstOf([tags['name:ar'], tags.name], isArabicName)
  const name =
    firstOf([tags['name:en'], tags.int_name, tags.name], isEnglishName) ??
    arabicName ??
    firstOf([tags.name], hasLetters) ??
    numberedName(tags)
  return name === null ? null : { name, arabicName }
}

function firstOf(values: readonly (string | undefined)[], isFit: (text: string) => boolean): string | null {
  return values.map((value) => cleanText(value)).find((text) => text !== null && isFit(text)) ?? null
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** A name in both scripts at once is one for the English line, never the Arabic one. */
function isArabicName(text: string): boolean {
  return isMostlyArabic(text) && !/\p{Script=Latin}/u.test(text)
}

function isEnglishName(text: string): boolean {
  return hasLetters(text) && !isMostlyArabic(text)
}

/** The toilet blocks around Masjid an-Nabawi are known, signed and mapped by their number alone. */
function numberedName(tags: OsmTags): string | null {
  const number = cleanText(tags.name)
  return tags.amenity === 'toilets' && number !== null ? `Toilets ${number}` : null
}

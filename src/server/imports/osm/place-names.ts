import { nameProblem } from '@/lib/text/names'
import { cleanText, hasArabic, isMostlyArabic } from '@/lib/text/text'

import { isGenericName } from './generic-names'
import { inOneCase, wellSpelt } from './name-writing'
import type { OsmTags } from './overpass-types'
import type { PlaceRule } from './place-rules'
import { transliterated } from './transliterate'

type PlaceNames = {
  /** As an English reader would say it. */
  readonly name: string
  readonly arabicName: string | null
  /** `transliterated`: no mapper has written it in Latin letters, we computed it from the Arabic. */
  readonly nameBasis: 'transliterated' | null
  readonly rules: readonly PlaceRule[]
}

/**
 * The names of an object, or `null` when it has none a reader could use. English by preference: `name:en`, else
 * `int_name`, else a `name` that is not Arabic, else the Arabic name in Latin letters. A value in the wrong script for
 * its key is passed over, because that is the commonest mistake in the two cities; a value in both is taken apart.
 */
export function readNames(tags: OsmTags): PlaceNames | null {
  const arabicName =
    firstOf([tags['name:ar'], tags.name], isArabicName) ??
    firstOf([tags['name:ar'], tags.name, tags['name:en']].map(arabicPart), isArabicName)
  const latin = [tags['name:en'], tags.int_name, tags.name]
  const latinName = firstOf(latin, isLatinName)
  const part = latinName ?? firstOf(latin.map(latinPart), (text) => arabicName === null || !isGenericName(text))
  if (part !== null) return written(part, arabicName, latinName === null ? ['two-scripts'] : [])

  const computed = arabicName === null ? null : transliterated(arabicName)
  if (computed !== null) {
    return { name: inOneCase(computed), arabicName, nameBasis: 'transliterated', rules: ['transliterated'] }
  }
  const other = arabicName ?? firstOf([tags.name], hasLetters)
  return other === null ? null : { name: other, arabicName, nameBasis: null, rules: [] }
}

function written(text: string, arabicName: string | null, before: readonly PlaceRule[]): PlaceNames {
  const spelt = wellSpelt(text)
  const name = inOneCase(spelt)
  const rules: PlaceRule[] = [...before]
  if (spelt !== text) rules.push('spelling')
  if (name !== spelt) rules.push('capitals')
  return { name, arabicName, nameBasis: null, rules }
}

function firstOf(values: readonly (string | undefined)[], isFit: (text: string) => boolean): string | null {
  return (
    values
      .map((value) => cleanText(value))
      .find((text) => text !== null && nameProblem(text) === null && isFit(text)) ?? null
  )
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** A name in both scripts at once is neither an Arabic nor an English one. */
function isArabicName(text: string): boolean {
  return isMostlyArabic(text) && !/\p{Script=Latin}/u.test(text)
}

function isLatinName(text: string): boolean {
  return hasLetters(text) && !hasArabic(text)
}

/** Fewer Latin letters beside Arabic ones are no name: "فندق A". */
const SHORTEST_PART = 3

function latinPart(text: string | undefined): string | undefined {
  if (text === undefined || !hasArabic(text)) return undefined
  const part = text.replace(/\p{Script=Arabic}+/gu, ' ')
  const letters = part.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters < SHORTEST_PART ? undefined : trimmed(part)
}

function arabicPart(text: string | undefined): string | undefined {
  if (text === undefined || latinPart(text) === undefined) return undefined
  return trimmed(text.replace(/\p{Script=Latin}+/gu, ' '))
}

/** Without the signs that joined the two parts. */
const trimmed = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(/\s+/g, ' ')

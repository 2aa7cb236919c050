import { nameProblem } from '@/lib/text/names'
import { hasArabic, isMostlyArabic } from '@/lib/text/arabic'
import { cleanText } from '@/lib/text/text'

import { isGenericName } from './generic-names'
import { normalizeCase, fixSpelling } from './name-writing'
import type { OsmTags } from './overpass-types'
import type { PlaceRule } from './report-words'
import { transliterate } from './transliterate'

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
 * its key is skipped, because that is the commonest mistake in the two cities; a value in both scripts is split.
 */
export function readNames(tags: OsmTags): PlaceNames | null {
  const arabicName =
    findName([tags['name:ar'], tags.name], isArabicName) ??
    findName([tags['name:ar'], tags.name, tags['name:en']].map(takeArabicPart), isArabicName)
  const latin = [tags['name:en'], tags.int_name, tags.name]
  const latinName = findName(latin, isLatinName)
  const part = latinName ?? findName(latin.map(takeLatinPart), (text) => arabicName === null || !isGenericName(text))
  if (part !== null) return toNames(part, arabicName, latinName === null ? ['two-scripts'] : [])

  const computed = arabicName === null ? null : transliterate(arabicName)
  if (computed !== null) {
    return { name: normalizeCase(computed), arabicName, nameBasis: 'transliterated', rules: ['transliterated'] }
  }
  const other = arabicName ?? findName([tags.name], hasLetters)
  return other === null ? null : { name: other, arabicName, nameBasis: null, rules: [] }
}

function toNames(text: string, arabicName: string | null, before: readonly PlaceRule[]): PlaceNames {
  const spelt = fixSpelling(text)
  const name = normalizeCase(spelt)
  const rules: PlaceRule[] = [...before]
  if (spelt !== text) rules.push('spelling')
  if (name !== spelt) rules.push('capitals')
  return { name, arabicName, nameBasis: null, rules }
}

function findName(values: readonly (string | undefined)[], isFit: (text: string) => boolean): string | null {
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

function takeLatinPart(text: string | undefined): string | undefined {
  if (text === undefined || !hasArabic(text)) return undefined
  const part = text.replace(/\p{Script=Arabic}+/gu, ' ')
  const letters = part.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters < SHORTEST_PART ? undefined : trimSigns(part)
}

function takeArabicPart(text: string | undefined): string | undefined {
  if (text === undefined || takeLatinPart(text) === undefined) return undefined
  return trimSigns(text.replace(/\p{Script=Latin}+/gu, ' '))
}

/** Removes the signs that joined the two parts. */
const trimSigns = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '').replace(/\s+/g, ' ')

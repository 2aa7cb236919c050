import { GRADE, type Graded, MIN_FUZZY_LENGTH } from './grades'
import { placesOf } from './lines'
import type { Part } from './part'
import type { Query } from './query'

/** A part, and what each word of the query finds in it. */
export type GradedPart = { readonly part: Part; readonly found: readonly Graded[] }

/** A number for each entry of a part: as many as the query has words if it is to be scored. */
export type Mark = (graded: GradedPart, query: Query) => Uint16Array

/**
 * Marks the entries whose name begins with a query of one word, is it, or is known as it, and a few more. Two letters
 * are inside thousands of words; when enough names begin with them, nobody will see the others.
 */
export function markNames({ part, found }: GradedPart, query: Query): Uint16Array {
  const { entries, vocabulary } = part
  const marks = new Uint16Array(entries.length)
  const isNameOf = (at: number) => entries[at]?.joined.startsWith(query.joined) === true
  markJoined(marks, { part, found }, query, isNameOf)
  for (const { grades, words } of found) {
    for (const place of words) {
      const word = vocabulary[place]
      const grade = grades[place] ?? GRADE.none
      if (word === undefined || grade < GRADE.start) continue
      const isExact = grade === GRADE.exact
      // A word begun says the name only at its beginning; a whole one may be all of it that is no kind: Masjid Quba.
      for (const at of word.inTitle) if (isExact || entries[at]?.title[0] === place) marks[at] = found.length
      // "th" is how The Kaaba begins; and a whole word is what something with other names may be known as.
      if (!isExact && !word.isFiller) continue
      for (const at of word.elsewhere) if (word.isFiller || entries[at]?.phrases.length !== 0) marks[at] = found.length
    }
  }
  return marks
}

/** Marks the entries that have something of every word. */
export function markThoseWithAll({ part, found }: GradedPart, query: Query): Uint16Array {
  const marks = new Uint16Array(part.entries.length)
  for (const [before, { words }] of found.entries()) {
    for (const place of words) {
      const word = part.vocabulary[place]
      for (const at of word?.inTitle ?? []) if (marks[at] === before) marks[at] = before + 1
      for (const at of word?.elsewhere ?? []) if (marks[at] === before) marks[at] = before + 1
    }
  }
  markJoined(marks, { part, found }, query)
  return marks
}

/** Marks the entries that have something of any word. */
export function markThoseWithAny({ part, found }: GradedPart, query: Query): Uint16Array {
  const marks = new Uint16Array(part.entries.length)
  for (const { words } of found) {
    for (const place of words) {
      const word = part.vocabulary[place]
      for (const at of word?.inTitle ?? []) marks[at] = found.length
      for (const at of word?.elsewhere ?? []) marks[at] = found.length
    }
  }
  markJoined(marks, { part, found }, query)
  return marks
}

/** And those whose title, written in one word, holds the query written in one word. */
function markJoined(
  marks: Uint16Array,
  { part, found }: GradedPart,
  { joined }: Query,
  isMeant: (at: number) => boolean = () => true,
): void {
  if (joined.length < MIN_FUZZY_LENGTH) return
  for (const at of placesOf(part.joined, joined)) if (isMeant(at)) marks[at] = found.length
}

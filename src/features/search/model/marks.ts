import { GRADE, type Graded, MIN_FUZZY_LENGTH } from './grades'
import { matchingIndexes } from './line-table'
import type { IndexSegment } from './index-segment'
import type { Query } from './query'

/** A segment, and what each word of the query finds in it. */
export type GradedSegment = { readonly segment: IndexSegment; readonly matches: readonly Graded[] }

/** A number for each entry of a segment: as many as the query has words if it is to be scored. */
export type Mark = (graded: GradedSegment, query: Query) => Uint16Array

/**
 * Marks the entries whose name begins with a query of one word, is it, or is known as it, and a few more. Two letters
 * are inside thousands of words; when enough names begin with them, nobody will see the others.
 */
export function markNames({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const { entries, vocabulary } = segment
  const marks = new Uint16Array(entries.length)
  const isNameOf = (at: number) => entries[at]?.joined.startsWith(query.joined) === true
  markJoined(marks, { segment, matches }, query, isNameOf)
  for (const { grades, words } of matches) {
    for (const place of words) {
      const word = vocabulary[place]
      const grade = grades[place] ?? GRADE.none
      if (word === undefined || grade < GRADE.start) continue
      const isExact = grade === GRADE.exact
      // A word begun says the name only at its beginning; a whole one may be all of it that is no kind: Masjid Quba.
      for (const at of word.inTitle) if (isExact || entries[at]?.title[0] === place) marks[at] = matches.length
      // "th" is how The Kaaba begins; and a whole word is what something with other names may be known as.
      if (!isExact && !word.isFiller) continue
      for (const at of word.elsewhere)
        if (word.isFiller || entries[at]?.phrases.length !== 0) marks[at] = matches.length
    }
  }
  return marks
}

/** Marks the entries that have something of every word. */
export function markThoseWithAll({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const marks = new Uint16Array(segment.entries.length)
  for (const [before, { words }] of matches.entries()) {
    for (const place of words) {
      const word = segment.vocabulary[place]
      for (const at of word?.inTitle ?? []) if (marks[at] === before) marks[at] = before + 1
      for (const at of word?.elsewhere ?? []) if (marks[at] === before) marks[at] = before + 1
    }
  }
  markJoined(marks, { segment, matches }, query)
  return marks
}

/** Marks the entries that have something of any word. */
export function markThoseWithAny({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const marks = new Uint16Array(segment.entries.length)
  for (const { words } of matches) {
    for (const place of words) {
      const word = segment.vocabulary[place]
      for (const at of word?.inTitle ?? []) marks[at] = matches.length
      for (const at of word?.elsewhere ?? []) marks[at] = matches.length
    }
  }
  markJoined(marks, { segment, matches }, query)
  return marks
}

/** And those whose title, written in one word, holds the query written in one word. */
function markJoined(
  marks: Uint16Array,
  { segment, matches }: GradedSegment,
  { joined }: Query,
  isMeant: (at: number) => boolean = () => true,
): void {
  if (joined.length < MIN_FUZZY_LENGTH) return
  for (const at of matchingIndexes(segment.joined, joined)) if (isMeant(at)) marks[at] = matches.length
}

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
 * are inside thousands of words; when enough names begin with them, the list has no room for the others.
 */
export function markNames({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const { entries, vocabulary } = segment
  const marks = new Uint16Array(entries.length)
  const startsWithQuery = (entryIndex: number) => entries[entryIndex]?.joined.startsWith(query.joined) === true
  markJoined(marks, { segment, matches }, query, startsWithQuery)
  for (const { grades, words } of matches) {
    for (const wordIndex of words) {
      const word = vocabulary[wordIndex]
      const grade = grades[wordIndex] ?? GRADE.none
      if (word === undefined || grade < GRADE.start) continue
      const isExact = grade === GRADE.exact
      // Half a word counts only as the first of the title. A whole word counts anywhere: "quba" is Masjid Quba.
      for (const entryIndex of word.inTitle)
        if (isExact || entries[entryIndex]?.title[0] === wordIndex) marks[entryIndex] = matches.length
      // Outside the title: "th" begins The Ka'bah, and a whole word may be another name of the entry.
      if (!isExact && !word.isFiller) continue
      for (const entryIndex of word.elsewhere)
        if (word.isFiller || entries[entryIndex]?.phrases.length !== 0) marks[entryIndex] = matches.length
    }
  }
  return marks
}

/** Marks the entries that have something of every word. */
export function markAllMatches({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const marks = new Uint16Array(segment.entries.length)
  for (const [before, { words }] of matches.entries()) {
    for (const wordIndex of words) {
      const word = segment.vocabulary[wordIndex]
      for (const entryIndex of word?.inTitle ?? []) if (marks[entryIndex] === before) marks[entryIndex] = before + 1
      for (const entryIndex of word?.elsewhere ?? []) if (marks[entryIndex] === before) marks[entryIndex] = before + 1
    }
  }
  markJoined(marks, { segment, matches }, query)
  return marks
}

/** Marks the entries that have something of any word. */
export function markAnyMatch({ segment, matches }: GradedSegment, query: Query): Uint16Array {
  const marks = new Uint16Array(segment.entries.length)
  for (const { words } of matches) {
    for (const wordIndex of words) {
      const word = segment.vocabulary[wordIndex]
      for (const entryIndex of word?.inTitle ?? []) marks[entryIndex] = matches.length
      for (const entryIndex of word?.elsewhere ?? []) marks[entryIndex] = matches.length
    }
  }
  markJoined(marks, { segment, matches }, query)
  return marks
}

/** Also marks the entries whose title, written in one word, contains the query written in one word. */
function markJoined(
  marks: Uint16Array,
  { segment, matches }: GradedSegment,
  { joined }: Query,
  isWanted: (entryIndex: number) => boolean = () => true,
): void {
  if (joined.length < MIN_FUZZY_LENGTH) return
  for (const entryIndex of matchingIndexes(segment.joined, joined))
    if (isWanted(entryIndex)) marks[entryIndex] = matches.length
}

import { diffArrays, diffWordsWithSpace } from 'diff'

type Piece = { readonly text: string; readonly isChanged: boolean }

/** A line as it was beside what it became; `null` on the side that does not have it. */
export type ComparedLine = {
  readonly before: readonly Piece[] | null
  readonly after: readonly Piece[] | null
  readonly isChanged: boolean
}

/** Lines that have more of their words in common are one line that was changed. */
const ALIKE = 0.5

/** Two states of a text, line by line, and in a line that was changed word by word. */
export function compareLines(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  const compared: ComparedLine[] = []
  let removed: readonly string[] = []
  for (const { value, added, removed: isRemoved } of diffArrays([...before], [...after])) {
    if (isRemoved) {
      removed = value
      continue
    }
    compared.push(...pair(removed, added ? value : []))
    removed = []
    if (!added) compared.push(...value.map(toSame))
  }
  return [...compared, ...pair(removed, [])]
}

const toSame = (text: string): ComparedLine => {
  const pieces = [{ text, isChanged: false }]
  return { before: pieces, after: pieces, isChanged: false }
}

const toRemoved = (text: string): ComparedLine => ({
  before: [{ text, isChanged: true }],
  after: null,
  isChanged: true,
})

const toAdded = (text: string): ComparedLine => ({ before: null, after: [{ text, isChanged: true }], isChanged: true })

/** In the order of both: each removed line with the next added one that is like it. */
function pair(removed: readonly string[], added: readonly string[]): readonly ComparedLine[] {
  const compared: ComparedLine[] = []
  let next = 0
  for (const line of removed) {
    const found = added.findIndex((other, index) => index >= next && isAlike(line, other))
    if (found === -1) {
      compared.push(toRemoved(line))
      continue
    }
    compared.push(...added.slice(next, found).map(toAdded), compareWords(line, added[found] ?? ''))
    next = found + 1
  }
  return [...compared, ...added.slice(next).map(toAdded)]
}

function compareWords(before: string, after: string): ComparedLine {
  const parts = diffWordsWithSpace(before, after)
  const side = (without: 'added' | 'removed') =>
    parts
      .filter((part) => !part[without])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
  return { before: side('added'), after: side('removed'), isChanged: true }
}

function isAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  if (words === undefined || others === undefined || words.length + others.length === 0) return false
  const left = [...others]
  const common = words.filter((word) => {
    const index = left.indexOf(word)
    if (index !== -1) left.splice(index, 1)
    return index !== -1
  })
  return (2 * common.length) / (words.length + others.length) > ALIKE
}

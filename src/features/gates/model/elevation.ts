import type { Gate } from '@/contracts/content'

/** How a gate looks from outside, as far as its notes say. */
export type Elevation = {
  readonly minarets: number
  /** `null` when the notes do not say. */
  readonly doors: number | null
  /** Of its door, in metres. */
  readonly size: { readonly height: number; readonly width: number } | null
}

const NUMBERS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "7" and "seven" alike; the word in the singular for one. */
const formatCount = (count: number, word: string): string =>
  `${NUMBERS[count] ?? count} ${word}${count === 1 ? '' : 's'}`

/**
 * Read from the notes, which name their sources, so that drawing and text always agree. `null` when the notes say nothing
 * of minarets: then nothing is drawn.
 */
export function parseElevation({ notes, description }: Pick<Gate, 'notes' | 'description'>): Elevation | null {
  const text = `${description ?? ''}\n${notes ?? ''}`
  const minarets = parseCount(text, 'minarets?')
  if (minarets === null || minarets === 0) return null
  const [, height, width] = /door is ([\d.]+) m high and ([\d.]+) m wide/.exec(text) ?? []
  const size = height === undefined || width === undefined ? null : { height: Number(height), width: Number(width) }
  return { minarets, doors: parseCount(text, 'doors'), size }
}

function parseCount(text: string, word: string): number | null {
  const [, number] = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,2}) ${word}\\b`, 'i').exec(text) ?? []
  if (number === undefined) return null
  const named = NUMBERS.indexOf(number.toLowerCase())
  return named === -1 ? Number(number) : named
}

/** The same in words. */
export function elevationText({ minarets, doors, size }: Elevation): string {
  const counts = [...(doors === null ? [] : [formatCount(doors, 'door')]), formatCount(minarets, 'minaret')].join(
    ' and ',
  )
  const measure = size === null ? '' : ` Its door is ${size.height} m high and ${size.width} m wide.`
  return `${counts.slice(0, 1).toUpperCase()}${counts.slice(1)}.${measure}`
}

import type { Gate } from '@/contracts/content'

/** What is known of how a gate looks from outside. */
export type Elevation = {
  readonly minarets: number
  /** `null` when nobody says how many there are. */
  readonly doors: number | null
  /** Of its door, in metres. */
  readonly size: { readonly height: number; readonly width: number } | null
}

const NUMBERS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "7" and "seven" alike; the word in the singular for one. */
const counted = (count: number, word: string): string => `${NUMBERS[count] ?? count} ${word}${count === 1 ? '' : 's'}`

/**
 * Read from the notes, which have their sources, so that the drawing and the text cannot say two things. Nothing is drawn
 * that no source says: `null` for the many gates of which nobody says how they look.
 */
export function elevationOf({ notes, description }: Pick<Gate, 'notes' | 'description'>): Elevation | null {
  const text = `${description ?? ''}\n${notes ?? ''}`
  const minarets = countIn(text, 'minarets?')
  if (minarets === null || minarets === 0) return null
  const [, height, width] = /door is ([\d.]+) m high and ([\d.]+) m wide/.exec(text) ?? []
  const size = height === undefined || width === undefined ? null : { height: Number(height), width: Number(width) }
  return { minarets, doors: countIn(text, 'doors'), size }
}

function countIn(text: string, word: string): number | null {
  const [, found] = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,2}) ${word}\\b`, 'i').exec(text) ?? []
  if (found === undefined) return null
  const named = NUMBERS.indexOf(found.toLowerCase())
  return named === -1 ? Number(found) : named
}

/** The same in words, for everybody. */
export function elevationText({ minarets, doors, size }: Elevation): string {
  const parts = [...(doors === null ? [] : [counted(doors, 'door')]), counted(minarets, 'minaret')]
  const known = parts.join(' and ')
  const measure = size === null ? '' : ` Its door is ${size.height} m high and ${size.width} m wide.`
  return `${known.slice(0, 1).toUpperCase()}${known.slice(1)}.${measure}`
}

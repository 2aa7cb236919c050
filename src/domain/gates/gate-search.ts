import { namesIllness } from '@/domain/guide/illness-words'
import { foldedWords, foldText, isNumberWord } from '@/lib/text/text-folding'

type SearchableGate = {
  readonly name: string
  readonly gateNumber: string | null
  readonly arabicName: string | null
  readonly notes: string | null
}

/**
 * Gate search looks at name, number, notes and Arabic name (spec §5): every word of the query has to appear in one of
 * them. An empty query matches all.
 */
export function matchesGate(gate: SearchableGate, query: string): boolean {
  const text = foldText([gate.name, gateWords(gate), gate.notes, gate.arabicName].join('\n'))
  return searchedWords(query).every((word) => text.includes(word))
}

/** The gates that match: first those with exactly that number, then those found by name, then the rest in their order. An illness finds none. */
export function searchGates<Gate extends SearchableGate>(gates: readonly Gate[], query: string): readonly Gate[] {
  if (namesIllness(query)) return []
  const words = searchedWords(query)
  const rank = (gate: Gate): number => {
    if (foldedWords(gate.gateNumber ?? '').some((number) => words.includes(number))) return 0
    const names = foldText(`${gate.name}\n${gate.arabicName ?? ''}`)
    return words.every((word) => names.includes(word)) ? 1 : 2
  }
  return gates
    .filter((gate) => matchesGate(gate, query))
    .map((gate) => ({ gate, rank: rank(gate) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ gate }) => gate)
}

/** People type what they see on a row or a sign: "Gate 79". */
const gateWords = ({ gateNumber }: SearchableGate): string => (gateNumber === null ? '' : `gate ${gateNumber}`)

/** With a number nothing has to be called a gate or a door: "door no 79" and "باب رقم ٧٩" are gate 79. */
function searchedWords(query: string): readonly string[] {
  const words = foldedWords(query)
  if (!words.some((word) => /^\d/.test(word))) return words
  return words.filter((word) => !isNumberWord(word) && !gateKinds.has(word))
}

const gateKinds: ReadonlySet<string> = new Set(foldedWords('gate gates door bab kapı pintu باب بوابة دروازہ گیٹ'))

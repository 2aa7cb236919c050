type SearchableGate = {
  readonly name: string
  readonly gateNumber: string | null
  readonly arabicName: string | null
  readonly notes: string | null
}

/**
 * Gate search looks at name, number, notes and Arabic name (spec §5): every word of the query has to appear in one of
 * them. Letter case, hyphens, Arabic vowel signs and the kind of digits do not matter. An empty query matches all.
 */
export function matchesGate(gate: SearchableGate, query: string): boolean {
  const text = fold([gate.name, gateWords(gate), gate.notes, gate.arabicName].join('\n'))
  return wordsOf(query).every((word) => text.includes(word))
}

/** The gates that match: first those with exactly that number, then those found by name, then the rest in their order. */
export function searchGates<Gate extends SearchableGate>(gates: readonly Gate[], query: string): readonly Gate[] {
  const words = wordsOf(query)
  const rank = (gate: Gate): number => {
    if (numbersOf(gate).some((number) => words.includes(number))) return 0
    const names = fold(`${gate.name}\n${gate.arabicName ?? ''}`)
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

const numbersOf = ({ gateNumber }: SearchableGate): readonly string[] =>
  gateNumber === null ? [] : wordsOf(gateNumber)

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s,]+/)
    .filter((word) => word !== '')

/** One spelling for what readers take for the same: case, hyphens, vowel signs, forms of alif, final letters, digits. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/['’‘ʼ`]/g, '')
    .replaceAll('-', ' ')
}

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

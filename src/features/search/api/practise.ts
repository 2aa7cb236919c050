import { inSteps } from '@/lib/in-steps'

import type { IndexSegment } from '../model/index-segment'
import { suggest } from '../model/suggest'

/** A word begun, a place, a gate, a mistake: each goes its own way through the search. */
const TEXTS = ['ma', 'makkah hotel', 'gate 7', 'restaurent'] as const

/**
 * Searches where nobody waits for the answer. A browser compiles what has run a few times, and on a slow telephone the
 * first letters of a reader waited a tenth of a second for it; in steps between which a letter is let in.
 */
export function practise(parts: readonly IndexSegment[]): void {
  const trials = parts.flatMap((part) => TEXTS.map((text) => () => void suggest([part], text)))
  void inSteps(trials, 1, (step) => {
    for (const trial of step) trial()
  })
}

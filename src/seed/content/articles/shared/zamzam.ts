import { travel } from '../../sources/travel'
import type { CalloutBlock, SourceSeed } from '../../types'

/** The same words wherever the guide says how Zamzam water is taken home. */
export const zamzam: CalloutBlock = {
  type: 'callout',
  tone: 'changes-often',
  title: 'Zamzam on the plane',
  markdown: `The last rule we found (2023): **one sealed 5-litre bottle** for each person on an international flight. Buy it at an official sale point. Never put it inside a checked suitcase. Proof of Umrah in Nusuk was asked.

Airlines differ. No rule for 2026 was found. Ask your airline. Pages that say "10 litres" or "banned" are old.`,
}

export const zamzamSources: readonly SourceSeed[] = [travel.zamzam]

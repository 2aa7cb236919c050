import { factText } from '@/lib/rich-text/facts'

import type { FactSeed } from '../content/types'
import type { Report } from './check'
import { listShownStrings } from './facts'

/** The words of a place as they are written: with the names of facts, not yet with their values. */
export type WrittenRecord = { readonly key: string; readonly description: string }

/**
 * Finds places that write out a measure the register of facts has: a distance, a weight, a time. A bare number can be any
 * number, so facts without a unit are left to the articles.
 */
export function checkRecordFacts(records: readonly WrittenRecord[], facts: readonly FactSeed[]): Report {
  const measures = facts.filter(({ unit }) => unit !== null)
  const faults = records.flatMap((record) =>
    measures.flatMap((fact) => {
      const words = factText(fact).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      const pattern = new RegExp(String.raw`(?<![\w.,])${words}(?!\w)`)
      return listShownStrings(record).some((text) => pattern.test(text))
        ? [`${record.key}: writes out "${factText(fact)}" instead of {{fact:${fact.key}}}`]
        : []
    }),
  )
  return { lines: [`${records.length} places, ${faults.length} measures written out`], faults }
}

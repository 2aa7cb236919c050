import { asOption, asRecord } from '@/browser/saved-parts'
import { readText } from '@/shared/card/card'

export const BLOOD_GROUPS = ['A+', 'A−', 'B+', 'B−', 'AB+', 'AB−', 'O+', 'O−'] as const

/** What a doctor asks for, beside the card. Stored on the device only, and in no link and no code: it is printed. */
export type SheetNotes = {
  readonly group: string
  readonly bloodGroup: (typeof BLOOD_GROUPS)[number] | null
  readonly illnesses: string
  readonly medicines: string
}

/** Longest texts, in UTF-16 units: what a strip of paper holds. */
export const MAX_GROUP = 80
export const MAX_NOTE = 240

/** The notes in what was read from the device. Damaged fields stay empty, long texts are cut. */
export function parseSheetNotes(value: unknown): SheetNotes {
  const fields = asRecord(value)
  return {
    group: readText(fields?.['group'], MAX_GROUP),
    bloodGroup: asOption(BLOOD_GROUPS, fields?.['bloodGroup']),
    illnesses: readText(fields?.['illnesses'], MAX_NOTE),
    medicines: readText(fields?.['medicines'], MAX_NOTE),
  }
}

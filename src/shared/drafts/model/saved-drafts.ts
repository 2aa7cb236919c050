import { asRecord, readAttempt } from '@/browser/saved-parts'
import { readStored, removeStored, SAVED_VERSION, type StorageAccess, writeStored } from '@/browser/stored-values'
import type { Attempt } from '@/domain/submissions/attempt'

/** Whose draft it is. A report has one for each place or gate: `report:place:7`. */
export type DraftSlot = 'place-draft' | 'path-draft' | `report:${string}`

/** What is saved of a form. Each form parses its own fields. */
export type SavedDraft = { readonly form: unknown; readonly attempt: Attempt | null }

/** More reports than one person writes at a time. The oldest are removed. */
export const MAX_REPORT_DRAFTS = 20

/** The draft that is saved; `null` without one, or when it is damaged. Never throws. */
export function readDraft(storage: StorageAccess<'getItem'>, slot: DraftSlot): SavedDraft | null {
  if (isOfReport(slot)) return readReportDrafts(storage).find((draft) => draft.slot === slot) ?? null
  const stored = readStored(storage, slot)
  return stored.kind === 'value' ? readParts(stored.value) : null
}

/** Saves a draft; `null` removes it. False when the browser refuses. */
export function saveDraft(
  storage: StorageAccess<'getItem' | 'setItem' | 'removeItem'>,
  slot: DraftSlot,
  draft: SavedDraft | null,
): boolean {
  if (!isOfReport(slot))
    return draft === null
      ? removeStored(storage, slot)
      : writeStored(storage, slot, { version: SAVED_VERSION, ...draft })
  const others = readReportDrafts(storage).filter((other) => other.slot !== slot)
  const list = [...(draft === null ? [] : [{ slot, ...draft }]), ...others].slice(0, MAX_REPORT_DRAFTS)
  return list.length === 0
    ? removeStored(storage, 'report-drafts')
    : writeStored(storage, 'report-drafts', { version: SAVED_VERSION, list })
}

const isOfReport = (slot: DraftSlot): slot is `report:${string}` => slot.startsWith('report:')

function readReportDrafts(storage: StorageAccess<'getItem'>): readonly (SavedDraft & { readonly slot: string })[] {
  const stored = readStored(storage, 'report-drafts')
  const list = stored.kind === 'value' ? stored.value['list'] : null
  if (!Array.isArray(list)) return []
  return list.slice(0, MAX_REPORT_DRAFTS).flatMap((entry: unknown) => {
    const record = asRecord(entry)
    const slot = record?.['slot']
    return record !== null && typeof slot === 'string' ? [{ slot, ...readParts(record) }] : []
  })
}

const readParts = (saved: Readonly<Record<string, unknown>>): SavedDraft => ({
  form: saved['form'],
  attempt: readAttempt(saved['attempt']),
})

'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { type DraftSlot, readDraft, type SavedDraft, saveDraft } from './model/saved-drafts'

/** False before hydration: nothing may be typed before it can be saved. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}

const noChange = () => () => {}

/** What a form begins with: `null` for the draft while the page is not ready, and where none is saved. */
export function useSavedDraft(slot: DraftSlot): { readonly isReady: boolean; readonly draft: SavedDraft | null } {
  const isReady = useIsReady()
  // Read once: later there is what is being written.
  const draft = useMemo(() => (isReady ? readDraft(storage, slot) : null), [isReady, slot])
  return { isReady, draft }
}

const storage = (): Storage => window.localStorage

type Draft = {
  readonly saved: SavedDraft | null
  readonly form: object
  readonly isEmpty: boolean
  readonly isReady: boolean
  /** The outbox has it: a submission must not come back as a draft when the page ends before the answer. */
  readonly isInOutbox: boolean
}

/** Saves a form on the device while it is written; deletes the draft when the form is empty or in the outbox. */
export function useDraft(slot: DraftSlot, { saved, form, isEmpty, isReady, isInOutbox }: Draft) {
  const [attempt, setAttempt] = useState(saved?.attempt ?? null)

  useEffect(
    function keepDraft() {
      if (!isReady) return
      // A full or blocked storage saves nothing; the form works all the same.
      saveDraft(storage, slot, isEmpty || isInOutbox ? null : { form, attempt })
    },
    [slot, form, attempt, isEmpty, isReady, isInOutbox],
  )
  return { attempt, setAttempt }
}

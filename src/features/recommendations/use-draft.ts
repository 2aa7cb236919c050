'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import type { Attempt } from '@/domain/submissions/attempt'
import { SAVED_VERSION, readStored, removeStored, writeStored } from '@/browser/stored-values'

import { readAttempt } from '@/browser/saved-parts'

/** False before hydration: nothing may be typed before it can be saved. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}

const noChange = () => () => {}

export type DraftKey = 'place-draft' | 'path-draft'

/** What is saved of a form. Each form parses its own fields. */
export type SavedDraft = { readonly form: unknown; readonly attempt: Attempt | null }

/** What a form begins with: `null` for the draft while the page is not ready, and where none is saved. */
export function useSavedDraft(key: DraftKey): { readonly isReady: boolean; readonly draft: SavedDraft | null } {
  const isReady = useIsReady()
  // Read once: later there is what is being written.
  const draft = useMemo(() => (isReady ? readDraft(key) : null), [isReady, key])
  return { isReady, draft }
}

function readDraft(key: DraftKey): SavedDraft | null {
  const stored = readStored(() => window.localStorage, key)
  return stored.kind === 'value' ? { form: stored.value['form'], attempt: readAttempt(stored.value['attempt']) } : null
}

type Draft = {
  readonly saved: SavedDraft | null
  readonly form: object
  readonly isEmpty: boolean
  readonly isReady: boolean
  /** The outbox has it: a submission must not come back as a draft when the page ends before the answer. */
  readonly isInOutbox: boolean
}

/** Saves a form on the device while it is written; deletes the draft when the form is empty or in the outbox. */
export function useDraft(key: DraftKey, { saved, form, isEmpty, isReady, isInOutbox }: Draft) {
  const [attempt, setAttempt] = useState(saved?.attempt ?? null)

  useEffect(
    function saveDraft() {
      if (!isReady) return
      const storage = () => window.localStorage
      // A full or blocked storage saves nothing; the form works all the same.
      if (isEmpty || isInOutbox) removeStored(storage, key)
      else writeStored(storage, key, { version: SAVED_VERSION, form, attempt })
    },
    [key, form, attempt, isEmpty, isReady, isInOutbox],
  )
  return { attempt, setAttempt }
}

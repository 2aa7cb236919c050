'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Attempt } from '@/lib/attempt'
import { SAVED_VERSION, readStored, removeStored, writeStored } from '@/browser/stored-values'

import { readAttempt } from './model/saved-parts'

/** False while the page is as the server sent it: nothing may be typed before it can be kept. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
}

const noChange = () => () => {}

type DraftKey = 'place-draft' | 'path-draft'

/** What was kept of a form, to begin with. */
export function readDraft(key: DraftKey): { readonly form: unknown; readonly attempt: Attempt | null } {
  const stored = readStored(() => window.localStorage, key)
  return stored.kind === 'value'
    ? { form: stored.value['form'], attempt: readAttempt(stored.value['attempt']) }
    : { form: null, attempt: null }
}

/** Keeps a form on the device while it is written, and forgets it when it is empty again. */
export function useDraft(
  key: DraftKey,
  { form, isEmpty, isReady }: { readonly form: object; readonly isEmpty: boolean; readonly isReady: boolean },
) {
  const [attempt, setAttempt] = useState<Attempt | null>(() => (isReady ? readDraft(key).attempt : null))

  useEffect(
    function keepDraft() {
      if (!isReady) return
      const storage = () => window.localStorage
      // A full or blocked storage keeps nothing; the form itself works on.
      if (isEmpty) removeStored(storage, key)
      else writeStored(storage, key, { version: SAVED_VERSION, form, attempt })
    },
    [key, form, attempt, isEmpty, isReady],
  )
  return { attempt, setAttempt }
}

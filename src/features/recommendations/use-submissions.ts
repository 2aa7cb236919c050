'use client'

import { useSyncExternalStore } from 'react'

import { announceStoredChange, subscribeToStored } from '@/browser/stored-values'

import {
  type SavedSubmission,
  readSubmissions,
  withoutReceipt,
  writeSubmissions,
} from '@/shared/outbox/model/saved-submissions'

/** What was sent from this device, the newest first; empty before hydration. */
export function useSubmissions(): {
  readonly submissions: readonly SavedSubmission[]
  readonly removeSubmission: (receipt: string) => void
} {
  return { submissions: useSyncExternalStore(subscribe, snapshot, () => NONE), removeSubmission }
}

const NONE: readonly SavedSubmission[] = []

let last: { readonly text: string; readonly list: readonly SavedSubmission[] } = { text: '[]', list: NONE }

/** The same list while nothing has changed. */
function snapshot(): readonly SavedSubmission[] {
  const list = readSubmissions(storage)
  const text = JSON.stringify(list)
  if (text !== last.text) last = { text, list }
  return last.list
}

function removeSubmission(receipt: string): void {
  writeSubmissions(storage, withoutReceipt(readSubmissions(storage), receipt))
  announceStoredChange(window)
}

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

const storage = (): Storage => window.localStorage

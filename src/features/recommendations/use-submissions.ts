'use client'

import { useSyncExternalStore } from 'react'

import { announceStoredChange, subscribeToStored } from '@/browser/stored-values'

import { type KeptSubmission, readSubmissions, withoutReceipt, writeSubmissions } from './model/kept-submissions'

/** What was sent from this device, the newest first; none before the browser has told. */
export function useSubmissions(): {
  readonly submissions: readonly KeptSubmission[]
  readonly forget: (receipt: string) => void
} {
  return { submissions: useSyncExternalStore(subscribe, snapshot, () => NONE), forget }
}

const NONE: readonly KeptSubmission[] = []

let last: { readonly text: string; readonly list: readonly KeptSubmission[] } = { text: '[]', list: NONE }

/** The same list while nothing has changed. */
function snapshot(): readonly KeptSubmission[] {
  const list = readSubmissions(storage)
  const text = JSON.stringify(list)
  if (text !== last.text) last = { text, list }
  return last.list
}

function forget(receipt: string): void {
  writeSubmissions(storage, withoutReceipt(readSubmissions(storage), receipt))
  announceStoredChange(window)
}

const subscribe = (onChange: () => void): (() => void) => subscribeToStored(window, onChange)

const storage = (): Storage => window.localStorage

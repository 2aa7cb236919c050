'use client'

import { useState } from 'react'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueItem } from '@/contracts/review-queue'

import { type Draft, EMPTY_DRAFT } from './draft'
import { isWaiting } from '../decide/plan'

/** A draft in the memory of the page, until it is saved, discarded, or the page is left. */
export type UnsavedDraft = {
  readonly draft: Draft
  /** Of the item at the first change: a different version now means that somebody else has changed the item. */
  readonly version: number
}

/** The moderator's unsent changes, by item. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, UnsavedDraft>>(new Map())
  const removeDrafts = (ids: ReadonlySet<number>) =>
    setDrafts((current) => new Map([...current].filter(([id]) => !ids.has(id))))
  return {
    findDraft: (id: number): UnsavedDraft | null => drafts.get(id) ?? null,
    /** What an action on the item would send: nothing once it is decided. */
    getDraftToSend: (item: QueueItem | undefined): Draft =>
      (item && isWaiting(item) && drafts.get(item.id)?.draft) || EMPTY_DRAFT,
    change: (item: QueueItem, draft: Draft) =>
      setDrafts((current) =>
        new Map(current).set(item.id, { draft, version: current.get(item.id)?.version ?? item.version }),
      ),
    discard: (id: number) => removeDrafts(new Set([id])),
    /** After an action: drafts it has stored or erased are removed. The others stay, for an undo. */
    settle: (request: ReviewRequestInput, done: ReadonlySet<number>) => removeDrafts(findStoredItems(request, done)),
  }
}

/** The items whose draft an action has stored or erased. */
export function findStoredItems(request: ReviewRequestInput, done: ReadonlySet<number>): ReadonlySet<number> {
  const items: readonly { readonly id: number; readonly edits?: unknown }[] = request.items
  const isStored = ({ edits }: { readonly edits?: unknown }) => request.action === 'erase' || edits !== undefined
  return new Set(items.flatMap((item) => (done.has(item.id) && isStored(item) ? [item.id] : [])))
}

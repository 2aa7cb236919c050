'use client'

import { useMemo, useSyncExternalStore } from 'react'

import { closedIds, firstIds, idsFirst, type Thing, type ThingMark, thingMark } from '@/domain/notices/thing-marks'

import type { ShownNotices } from './model/notices-keeper'
import { noticesStore } from './notices-store'

const { subscribe, getSnapshot, getServerSnapshot } = noticesStore

/** The notices of this moment; none before scripts run. */
export const useNotices = (): ShownNotices => useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)

/** What a chip says of a gate or a place. Its component is rendered again only when that changes. */
export const useThingMark = ({ kind, id }: Thing): ThingMark | null =>
  useSyncExternalStore(
    subscribe,
    () => thingMark(getSnapshot().inForce, { kind, id }),
    () => null,
  )

/** The gates or places that are closed now. */
export const useClosedIds = (kind: Thing['kind']): ReadonlySet<number> =>
  useIdSet(() => closedIds(getSnapshot().inForce, kind))

type Ordered<Item> = {
  readonly items: readonly Item[]
  /** How many of them stand first because of a notice. */
  readonly first: number
}

/** A list with the gates or places first that are closed or in danger; the same list as long as none of it is. */
export function useNoticesFirst<Item extends { readonly id: number }>(
  kind: Thing['kind'],
  items: readonly Item[],
): Ordered<Item> {
  const ids = useIdSet(() => firstIds(getSnapshot().inForce, kind))
  return useMemo(
    () => ({ items: idsFirst(items, ids), first: ids.size === 0 ? 0 : items.filter(({ id }) => ids.has(id)).length }),
    [items, ids],
  )
}

/** The same set as long as it holds the same. */
function useIdSet(read: () => ReadonlySet<number>): ReadonlySet<number> {
  const text = useSyncExternalStore(
    subscribe,
    () => [...read()].join(),
    () => '',
  )
  return useMemo(() => new Set(text === '' ? [] : text.split(',').map(Number)), [text])
}

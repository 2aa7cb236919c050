import type { Notice } from './notice'

/** A gate or a place. */
export type Thing = { readonly kind: 'gate' | 'place'; readonly id: number }

/** What a chip says beside a gate or a place, the worst first. */
export type ThingMark = 'Closed' | 'Danger' | 'Change'

/** Whether it names this gate or place itself. */
export const isAbout = (notice: Pick<Notice, 'concern'>, { kind, id }: Thing): boolean =>
  listThings(notice, kind).includes(id)

/** The worst of what is in force for a gate or a place; `null` for nothing, and for information alone. */
export function thingMark(inForce: readonly Notice[], thing: Thing): ThingMark | null {
  const own = inForce.filter((notice) => isAbout(notice, thing))
  if (own.some(({ isClosed }) => isClosed)) return 'Closed'
  if (own.some(({ severity }) => severity === 'danger')) return 'Danger'
  return own.some(({ severity }) => severity === 'change') ? 'Change' : null
}

/** The gates or places that are closed now. */
export function closedIds(inForce: readonly Notice[], kind: Thing['kind']): ReadonlySet<number> {
  return new Set(inForce.flatMap((notice) => (notice.isClosed ? listThings(notice, kind) : [])))
}

/** The gates or places that stand first in a list: those that are closed, or in danger. */
export function firstIds(inForce: readonly Notice[], kind: Thing['kind']): ReadonlySet<number> {
  return new Set(
    inForce.flatMap((notice) => (notice.isClosed || notice.severity === 'danger' ? listThings(notice, kind) : [])),
  )
}

const listThings = ({ concern }: Pick<Notice, 'concern'>, kind: Thing['kind']): readonly number[] => {
  if (concern.kind === 'gate') return kind === 'gate' ? concern.gates.map(({ id }) => id) : []
  return concern.kind === 'place' && kind === 'place' ? concern.places.map(({ id }) => id) : []
}

/** Those with these ids first; else the order stays. The same array when nothing moves. */
export function idsFirst<Item extends { readonly id: number }>(
  items: readonly Item[],
  ids: ReadonlySet<number>,
): readonly Item[] {
  if (ids.size === 0 || !items.some(({ id }) => ids.has(id))) return items
  return [...items.filter(({ id }) => ids.has(id)), ...items.filter(({ id }) => !ids.has(id))]
}
